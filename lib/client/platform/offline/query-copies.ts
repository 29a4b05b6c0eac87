import { notifyManager, type Query, type QueryCacheNotifyEvent, type QueryFunction, type QueryFunctionContext } from '@tanstack/react-query'
import { getSession } from '#lib/client/auth/session'
import { ApiError } from '#lib/client/platform/api-error'
import { ConnectionError, isOnline } from '#lib/client/platform/offline/connection'
import { isFromGateway } from '#lib/worker/routing'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Keeps the latest response on this device for times without a network. The key is this text, or for `true` the query's key. */
      copy?: true | string
    }
  }
}

/** Times at which the server sent the data of queries that show a copy, ms since 1970. */
const keptTimes = new WeakMap<Query, number>()

/**
 * Runs a query. Without a network it uses the kept copy: at once if the app knows, else after the request failed. For TanStack Query's
 * option `persister`.
 */
export async function loadOrCopy(queryFn: QueryFunction, context: QueryFunctionContext, query: Query): Promise<unknown> {
  keptTimes.delete(query)
  // A further page of a list is not on the device.
  if (!query.meta?.copy || query.state.fetchMeta) return queryFn(context)
  if (!isOnline()) {
    const copy = await findCopyOf(query)
    if (copy) return copy.data
  }
  try {
    return await queryFn(context)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await (await copies()).forgetCopy(toCopyKey(query))
    const copy = isUnreachable(error) ? await findCopyOf(query) : undefined
    if (!copy) throw error
    return copy.data
  }
}

/** Copies the data of queries that ask for it: responses, data that came with a page, and local changes. For the query cache's listener. */
export function keepCopyOf(event: QueryCacheNotifyEvent): void {
  const { query } = event
  const isNew = event.type === 'updated' ? event.action.type === 'success' : event.type === 'added' && query.state.dataUpdatedAt > 0
  if (!isNew || !query.meta?.copy) return
  const keptAt = keptTimes.get(query)
  keptTimes.delete(query)
  // Data from a copy keeps its age. It is loaded again as soon as there is a network, even if the clock was set back.
  if (keptAt !== undefined) notifyManager.schedule(() => markAsCopy(query, keptAt))
  else void keep(query).catch(logUnlessOffline)
}

function markAsCopy(query: Query, keptAt: number) {
  query.setState({ dataUpdatedAt: keptAt, isInvalidated: true })
  // The network came back while the copy was being read.
  if (isOnline() && query.isActive()) void query.fetch().catch(logUnlessOffline)
}

function logUnlessOffline(error: unknown) {
  if (!isUnreachable(error)) console.warn('This device keeps no copy for times without a network', error)
}

async function keep(query: Query) {
  // Without a worker no page opens that could show it.
  if (!navigator.serviceWorker?.controller) return
  const data: unknown = query.state.data
  const [{ keepCopies }, session] = await Promise.all([copies(), getSession()])
  await keepCopies(session, [[toCopyKey(query), data]])
}

async function findCopyOf(query: Query) {
  const copy = await (await copies()).findCopy(toCopyKey(query))
  if (copy) keptTimes.set(query, copy.keptAt)
  return copy
}

function toCopyKey({ meta, queryHash }: Query): string {
  return typeof meta?.copy === 'string' ? meta.copy : queryHash
}

/** Whether a call failed because the server does not run or is out of reach. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && isFromGateway(error))
}

/** Loaded on demand: a page with a network needs no copies. */
const copies = () => import('#lib/client/platform/offline/copies')
