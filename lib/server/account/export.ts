import 'server-only'
import { dayOf } from '#lib/domain/profiles/age'
import { toWire } from '#lib/schemas/platform/wire'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { streamedText } from '#lib/server/platform/http/streamed-text'
import { toWirePicture } from '#lib/server/platform/pictures/data-urls'

/** Rows in memory at once: few if each may hold a picture of 500 kB, which is a third larger as text. */
const PAGE_SIZE = { texts: 200, avatars: 50, pictures: 4 }

/**
 * Streams all data of the account as one JSON file, with at most one page of rows in memory. A database failure cuts the file off, so that
 * it never looks complete; a client that disconnects ends the reading.
 */
export function exportAccount(user: SignedIn, signal: AbortSignal): Promise<Response> {
  return streamedText(fileParts(user.id), signal, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="cometa-${dayOf(new Date())}.json"`,
  })
}

/** Yields the file's text row by row. */
async function* fileParts(userId: string): AsyncGenerator<string, void> {
  yield `{"exported_at":${toJson(new Date())},\n"user":${toJson(await readAccount(userId))}`
  for (const [name, read] of Object.entries(lists)) {
    yield `,\n"${name}":[`
    let separator = '\n'
    for await (const row of read(userId)) {
      yield separator + toJson(row)
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

function toJson(value: unknown): string {
  return JSON.stringify(toWire(value))
}

/** Reads each list of the file by its name; rows are read whole, so that columns added later are included. */
const lists = {
  sessions: (userId: string) => readPages(userId, PAGE_SIZE.texts, (page) => db.session.findMany(page)),
  identities: (userId: string) => yieldAll(db.identity.findMany({ where: { userId }, omit: { userId: true }, orderBy: { provider: 'asc' } })),
  children: (userId: string) =>
    readPages(userId, PAGE_SIZE.avatars, async (page) => {
      const rows = await db.child.findMany(page)
      return rows.map(({ avatar, ...row }) => ({ ...row, dateOfBirth: dayOf(row.dateOfBirth), avatarBase64: toWirePicture(avatar) }))
    }),
  groups: (userId: string) =>
    readPages(userId, PAGE_SIZE.avatars, async (page) => {
      const rows = await db.group.findMany({ ...page, include: { members: { select: { childId: true }, orderBy: { position: 'asc' } } } })
      return rows.map((row) => ({ ...row, members: row.members.map(({ childId }) => childId) }))
    }),
  activities: (userId: string) =>
    readPages(userId, PAGE_SIZE.texts, async (page) => {
      const rows = await db.activity.findMany({ ...page, include: { share: true } })
      return rows.map(({ share, ...row }) => ({ ...row, sharedAt: share?.createdAt ?? null }))
    }),
  journal_entries: (userId: string) =>
    readPages(userId, PAGE_SIZE.pictures, async (page) => {
      const rows = await db.journalEntry.findMany(page)
      return rows.map(({ image, thumbnail, ...row }) => {
        return { ...row, date: dayOf(row.date), imageBase64: toWirePicture(image), thumbnailBase64: toWirePicture(thumbnail) }
      })
    }),
  location_corrections: (userId: string) => readPages(userId, PAGE_SIZE.texts, (page) => db.locationCorrection.findMany(page)),
  saved_activities: (userId: string) =>
    yieldAll(db.savedActivity.findMany({ where: { userId }, omit: { userId: true }, orderBy: { activityId: 'asc' } })),
  activity_ratings: (userId: string) =>
    yieldAll(db.activityRating.findMany({ where: { userId }, omit: { userId: true }, orderBy: { activityId: 'asc' } })),
  materials_at_home: (userId: string) =>
    yieldAll(db.materialAtHome.findMany({ where: { userId }, omit: { userId: true }, orderBy: { materialId: 'asc' } })),
}

/** Reads the account and names its sign-in methods, never the password or token behind them. */
async function readAccount(userId: string) {
  const { passwordHash, identities, language, themeColor, notificationsEnabled, emailNotifications, distanceUnit, profileOrder, ...user } =
    await db.user.findUniqueOrThrow({
      where: { id: userId },
      include: { identities: { select: { provider: true } } },
    })
  return {
    ...user,
    signInMethods: [...(passwordHash ? ['password'] : []), ...identities.map(({ provider }) => provider)],
    settings: { language, themeColor, notificationsEnabled, emailNotifications, distanceUnit, profileOrder },
  }
}

/** Yields rows that are few and small: at most one for each provider, catalogue activity or material. */
async function* yieldAll<T>(rows: Promise<T[]>): AsyncGenerator<T, void> {
  yield* await rows
}

/** Yields a user's rows in pages of `take`, ordered by id and so by creation. */
async function* readPages<T extends { id: string }>(
  userId: string,
  take: number,
  read: (page: ReturnType<typeof pageAfter>) => Promise<T[]>,
): AsyncGenerator<T, void> {
  let last: string | undefined
  for (;;) {
    const rows = await read(pageAfter(userId, last, take))
    yield* rows
    last = rows.at(-1)?.id
    if (rows.length < take) return
  }
}

function pageAfter(userId: string, last: string | undefined, take: number) {
  return { where: { userId, ...(last !== undefined && { id: { gt: last } }) }, omit: { userId: true }, orderBy: { id: 'asc' }, take } as const
}
