import 'server-only'
import { dayOf } from '#lib/domain/profiles/age'
import { toWire } from '#lib/schemas/platform/wire'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { streamedText } from '#lib/server/platform/http/streamed-text'
import { toWirePicture } from '#lib/server/platform/pictures/data-urls'

/** How many rows are in memory at once: few where each may hold a picture of 500 kB, a third more as text. */
const PAGE = { texts: 200, avatars: 50, pictures: 4 }

/**
 * Everything the account holds, as one JSON file, written as it is read: at no time is more of it in memory than a page of
 * rows. It breaks off, so that nobody takes it for whole, where the database goes away; it stops when the caller hangs up.
 */
export function exportAccount(user: SignedIn, signal: AbortSignal): Promise<Response> {
  return streamedText(fileParts(user.id), signal, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="cometa-${dayOf(new Date())}.json"`,
  })
}

/** The file's text, a row at a time. */
async function* fileParts(userId: string): AsyncGenerator<string, void> {
  yield `{"exported_at":${json(new Date())},\n"user":${json(await account(userId))}`
  for (const [name, read] of Object.entries(lists)) {
    yield `,\n"${name}":[`
    let separator = '\n'
    for await (const row of read(userId)) {
      yield separator + json(row)
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

function json(value: unknown): string {
  return JSON.stringify(toWire(value))
}

/** Each list of the file by its name, and how its rows are read: whole, so that a column that is added later comes along. */
const lists = {
  sessions: (userId: string) => pages(userId, PAGE.texts, (page) => db.session.findMany(page)),
  identities: (userId: string) => all(db.identity.findMany({ where: { userId }, omit: { userId: true }, orderBy: { provider: 'asc' } })),
  children: (userId: string) =>
    pages(userId, PAGE.avatars, async (page) => {
      const rows = await db.child.findMany(page)
      return rows.map(({ avatar, ...row }) => ({ ...row, dateOfBirth: dayOf(row.dateOfBirth), avatarBase64: toWirePicture(avatar) }))
    }),
  groups: (userId: string) =>
    pages(userId, PAGE.avatars, async (page) => {
      const rows = await db.group.findMany({ ...page, include: { members: { select: { childId: true }, orderBy: { position: 'asc' } } } })
      return rows.map((row) => ({ ...row, members: row.members.map(({ childId }) => childId) }))
    }),
  activities: (userId: string) =>
    pages(userId, PAGE.texts, async (page) => {
      const rows = await db.activity.findMany({ ...page, include: { share: true } })
      return rows.map(({ share, ...row }) => ({ ...row, sharedAt: share?.createdAt ?? null }))
    }),
  journal_entries: (userId: string) =>
    pages(userId, PAGE.pictures, async (page) => {
      const rows = await db.journalEntry.findMany(page)
      return rows.map(({ image, thumbnail, ...row }) => {
        return { ...row, date: dayOf(row.date), imageBase64: toWirePicture(image), thumbnailBase64: toWirePicture(thumbnail) }
      })
    }),
  location_corrections: (userId: string) => pages(userId, PAGE.texts, (page) => db.locationCorrection.findMany(page)),
  saved_activities: (userId: string) => all(db.savedActivity.findMany({ where: { userId }, omit: { userId: true }, orderBy: { activityId: 'asc' } })),
  activity_ratings: (userId: string) =>
    all(db.activityRating.findMany({ where: { userId }, omit: { userId: true }, orderBy: { activityId: 'asc' } })),
  materials_at_home: (userId: string) =>
    all(db.materialAtHome.findMany({ where: { userId }, omit: { userId: true }, orderBy: { materialId: 'asc' } })),
}

/** The account itself, with how it is entered: never with what. */
async function account(userId: string) {
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

/** Rows that are few and small: at most one for each provider, each activity of the catalogue or each material. */
async function* all<T>(rows: Promise<T[]>): AsyncGenerator<T, void> {
  yield* await rows
}

/** A person's rows in the order of their ids, which is that of their making, so many at a time. */
async function* pages<T extends { id: string }>(
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
