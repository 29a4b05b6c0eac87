import { createStore } from 'idb-keyval'
import type { SignedInUser } from '#lib/client/auth/signed-in-user'
import { removeAccountValues } from '#lib/client/platform/offline/account-values'
import { keepsNothing } from '#lib/client/platform/offline/keep-nothing'
import { PAGES_CACHE } from '#lib/worker/messages'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_AGE_MS = 30 * DAY_MS
/** How long a copy of a longer list is preferred to a newer one of a shorter list. */
const LONGER_LIST_MS = 60 * 60 * 1000
/** The oldest copies are removed beyond this. An activity takes about 5 kB. */
const MAX_COPIES = 500
const OWNER = 'owner'

/** The account that this device keeps copies for; all fields are null for a visitor. */
export interface Owner {
  accountId: string | null
  user: SignedInUser | null
  /** When the sign-in ends, ms since 1970. */
  endsAt: number | null
}

/** A response of the API, kept on this device. */
interface Copy {
  accountId: string | null
  build: string
  /** When the server sent it, ms since 1970. */
  keptAt: number
  data: unknown
}

/** The IndexedDB database that holds all copies and their owner. */
const DATABASE = 'cometa'
const store = createStore(DATABASE, 'copies')

const visitor: Owner = { accountId: null, user: null, endsAt: null }

/** The signed-in user according to the server; null for a visitor. */
type KnownSession = { user: SignedInUser; expires: string } | null

/** Makes the account that is signed in the owner. The copies of another account are deleted. */
export async function rememberOwner(session: KnownSession): Promise<void> {
  if (keepsNothing()) return forgetCopies()
  const owner = toOwner(session)
  await write((records) => {
    withOwner(records, (before) => {
      if (before && before.accountId !== owner.accountId) {
        removeAccountValues()
        records.clear()
      }
      records.put(owner, OWNER)
    })
  })
}

/** The account whose copies are here; undefined if there is none, or its sign-in has ended. */
export async function findOwner(): Promise<Owner | undefined> {
  const owner = await read<unknown>((records) => records.get(OWNER))
  if (!isOwner(owner)) return undefined
  if (owner.endsAt === null || owner.endsAt > Date.now()) return owner
  await forgetCopies()
  return undefined
}

/**
 * Keeps copies by their keys. In one transaction with the check of the owner: a tab that has not noticed a sign-out keeps nothing.
 * @param session of the account that loaded them
 */
export async function keepCopies(session: KnownSession, copies: readonly (readonly [key: string, data: unknown])[]): Promise<void> {
  if (keepsNothing()) return
  const loader = toOwner(session)
  const { accountId } = loader
  const keptAt = Date.now()
  const isKept = await write((records) => {
    withOwner(records, (owner) => {
      if (!owner) records.put(loader, OWNER)
      else if (owner.accountId !== accountId) return
      for (const [key, data] of copies) putUnlessShorter(records, key, { accountId, build: buildId, keptAt, data })
    })
  })
  // The device may be full.
  if (!isKept) await makeRoom()
}

/** A copy of this build that is at most 30 days old. */
export async function findCopy(key: string): Promise<{ data: unknown; keptAt: number } | undefined> {
  const owner = await findOwner()
  const copy = owner && (await read<unknown>((records) => records.get(key)))
  return isCopy(copy) && isUsable(copy, owner?.accountId) ? copy : undefined
}

/** Removes one copy: the server no longer has its data. */
export async function forgetCopy(key: string): Promise<void> {
  await remove([key])
}

/** Removes copies that are too old or too many. */
export async function removeOldCopies(): Promise<void> {
  const owner = await findOwner()
  const all = await readAll()
  const usable = all.filter(({ copy }) => isUsable(copy, owner?.accountId)).toSorted((a, b) => b.copy.keptAt - a.copy.keptAt)
  const kept = new Set(usable.slice(0, MAX_COPIES).map(({ key }) => key))
  await remove(all.map(({ key }) => key).filter((key) => !kept.has(key)))
}

/** Deletes everything of an account from this device. */
export async function forgetCopies(): Promise<void> {
  removeAccountValues()
  // In its own transaction: on a full device the second write may fail, and would undo the first.
  const isCleared = await write((records) => void records.clear())
  if (!isCleared) indexedDB.deleteDatabase(DATABASE)
  await write((records) => void records.put(visitor, OWNER))
  await globalThis.caches?.delete(PAGES_CACHE)
}

function toOwner(session: KnownSession): Owner {
  return session ? { accountId: session.user.id, user: session.user, endsAt: Date.parse(session.expires) } : visitor
}

// biome-ignore lint/style/noProcessEnv: the build replaces it with the build's id; a browser has no environment
const buildId = process.env.COMETA_BUILD_ID ?? ''

function isUsable(copy: Copy, accountId: string | null | undefined): boolean {
  return copy.accountId === accountId && copy.build === buildId && Date.now() - copy.keptAt <= MAX_AGE_MS
}

/**
 * Runs a change. Storage may be unavailable, for example in a private window; the app then only needs a network.
 * @returns whether the change was saved
 */
async function write(change: (records: IDBObjectStore) => void): Promise<boolean> {
  try {
    await store('readwrite', (records) => {
      change(records)
      return untilComplete(records.transaction)
    })
    return true
  } catch (error) {
    console.warn('This device keeps no copy for times without a network', error)
    return false
  }
}

/** Removes the older half, for the next copies. */
async function makeRoom(): Promise<void> {
  const oldestFirst = (await readAll()).toSorted((a, b) => a.copy.keptAt - b.copy.keptAt)
  await remove(oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2)).map(({ key }) => key))
}

function remove(keys: readonly IDBValidKey[]): Promise<boolean> {
  return write((records) => {
    for (const key of keys) records.delete(key)
  })
}

async function readAll(): Promise<{ key: IDBValidKey; copy: Copy }[]> {
  const [keys, values] = await Promise.all([read<IDBValidKey[]>((records) => records.getAllKeys()), read<unknown[]>((records) => records.getAll())])
  return (keys ?? []).flatMap((key, at) => {
    const copy = values?.[at]
    return isCopy(copy) ? [{ key, copy }] : []
  })
}

async function read<T>(request: (records: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    return await store(
      'readonly',
      (records) =>
        new Promise<T>((resolve, reject) => {
          const asked = request(records)
          asked.onsuccess = () => resolve(asked.result)
          asked.onerror = () => reject(asked.error)
        }),
    )
  } catch (error) {
    console.warn('The copies on this device cannot be read', error)
    return undefined
  }
}

/** A list that was just opened has its first page only. It does not replace a longer copy of the last hour. */
function putUnlessShorter(records: IDBObjectStore, key: string, copy: Copy) {
  const asked = records.get(key)
  asked.onsuccess = () => {
    const before: unknown = asked.result
    const isShorter = isCopy(before) && isUsable(before, copy.accountId) && countPages(copy.data) < countPages(before.data)
    if (!isShorter || copy.keptAt - before.keptAt > LONGER_LIST_MS) records.put(copy, key)
  }
}

/** The pages of a list; 0 for anything else. */
function countPages(data: unknown): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) ? data.pages.length : 0
}

function withOwner(records: IDBObjectStore, next: (owner: Owner | undefined) => void) {
  const asked = records.get(OWNER)
  asked.onsuccess = () => next(isOwner(asked.result) ? asked.result : undefined)
}

function untilComplete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function isOwner(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null && 'accountId' in value && 'user' in value
}

function isCopy(value: unknown): value is Copy {
  return typeof value === 'object' && value !== null && 'keptAt' in value && 'data' in value
}
