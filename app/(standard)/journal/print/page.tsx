import { ArrowRight } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getFormatter, getTranslations } from 'next-intl/server'
import { JournalPrintButton } from '#components/journal/journal-print-button'
import { PrintChoices } from '#components/journal/print-choices'
import { PrintedJournal } from '#components/journal/printed-journal'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { MAX_JOURNAL_SEARCH_CHARACTERS } from '#lib/domain/journal/journal-limits'
import { searchText } from '#lib/domain/platform/search-text'
import { addDays, dayOf } from '#lib/domain/profiles/age'
import { type ListedEntry, month as monthSchema, queryDay } from '#lib/schemas/journal/journal'
import { id } from '#lib/schemas/platform/fields'
import { requireUser } from '#lib/server/auth/current-user'
import type { SignedIn } from '#lib/server/auth/sessions'
import { printedEntries } from '#lib/server/journal/journal'
import { findChild, listChildNames } from '#lib/server/profiles/children'
import { findGroup, shownGroups } from '#lib/server/profiles/groups'

/** The maximum number of entries: a longer page is heavy to load and no longer a printout. */
const MAX_ENTRIES = 100

type Search = Promise<Record<string, string | string[] | undefined>>

/** Reads the optional child or group, month or days, and words from the address. Anything else is a 404. */
async function readPrintRequest(searchParams: Search) {
  const user = await requireUser()
  const asked = await searchParams
  const childId = asked.child === undefined ? undefined : id.safeParse(asked.child).data
  const groupId = asked.group === undefined ? undefined : id.safeParse(asked.group).data
  const whose = childId ? await findChild(user, childId) : groupId ? await findGroup(user, groupId) : undefined
  const month = asked.month === undefined ? undefined : monthSchema.safeParse(asked.month).data
  // An empty date field leaves that end open.
  const [from, to] = [asked.from, asked.to].map((given) => (given ? queryDay.safeParse(given).data : given))
  const isWrong = [asked.from && !from, asked.to && !to, asked.month !== undefined && !month, (asked.child ?? asked.group) !== undefined && !whose]
  if (isWrong.some(Boolean)) notFound()
  const days = [from ?? (month && `${month}-01`), to ?? (month && lastDayOf(month))]
  const [first, last] = days.every(Boolean) ? days.sort() : days
  const q = searchText(typeof asked.q === 'string' ? asked.q.trim() : '', MAX_JOURNAL_SEARCH_CHARACTERS)
  const kept = { ...(childId ? { child: childId } : groupId && { group: groupId }), ...(month && { month }), ...(q && { q }) }
  return { user, whose, childId, groupId, from: first || undefined, to: last || undefined, q, kept, hasPictures: asked.pictures !== 'none' }
}

/** Returns the last day of a month. @param month YYYY-MM */
function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year ?? 0, number ?? 0, 0)))
}

export async function generateMetadata({ searchParams }: { searchParams: Search }): Promise<Metadata> {
  const { whose, from, to } = await readPrintRequest(searchParams)
  const t = await getTranslations('journal')
  // The name of a saved file.
  return { title: [t('title'), whose?.name, from, to].filter(Boolean).join(' ') }
}

export default async function JournalPrintPage({ searchParams }: { searchParams: Search }) {
  const { user, whose, childId, groupId, from, to, q, kept, hasPictures } = await readPrintRequest(searchParams)
  const t = await getTranslations('journal')
  const { entries, isCapped } = await printedEntries(user, { childId, groupId, from, to, q }, MAX_ENTRIES)
  const subjectOf = await findSubjectTexts(user, { childId, groupId }, entries)
  return (
    <QueryProvider>
      {/* "Without pictures" applies at once. */}
      <div className="group/print">
        <div className="mb-6 flex flex-col gap-4 print:hidden">
          <div className="flex flex-wrap items-center gap-3">
            <Link href={`/journal?${new URLSearchParams(kept)}`} className={buttonClass('secondary')}>
              <ArrowRight aria-hidden className="size-5 ltr:-scale-x-100" />
              {t('printBack')}
            </Link>
            {entries.length > 0 && <JournalPrintButton text={t('printNow')} />}
          </div>
          <PrintChoices
            kept={kept}
            from={from ?? entries[0]?.date}
            to={to ?? entries.at(-1)?.date}
            hasPictures={hasPictures}
            lastDay={addDays(dayOf(new Date()), 1)}
          />
          {entries.length > 0 && <p className="max-w-prose text-sm text-soft">{t('printText')}</p>}
          {isCapped && <p className="max-w-prose">{t('printCapped', { count: MAX_ENTRIES })}</p>}
        </div>
        {entries.length === 0 ? (
          <EmptyState level={1} picture={['open-book', 'telescope']} title={t(from || to || q ? 'printEmptyTime' : 'printEmpty')} />
        ) : (
          <MessagesProvider only={['journal']}>
            <PrintedJournal
              aboutName={whose?.name}
              entries={entries.map((entry) => ({ ...entry, aboutText: subjectOf(entry) }))}
              words={q}
              hasPictures={hasPictures}
            />
          </MessagesProvider>
        )}
        {isCapped && <p className="mt-4 hidden text-sm print:block">{t('printCapped', { count: MAX_ENTRIES })}</p>}
      </div>
    </QueryProvider>
  )
}

/** Finds for whom each entry is. A child's journal goes to its family, so it names the groups, but no other children. */
async function findSubjectTexts(
  user: SignedIn,
  { childId, groupId }: { childId?: string | undefined; groupId?: string | undefined },
  entries: ListedEntry[],
) {
  const [t, format] = await Promise.all([getTranslations('journal'), getFormatter()])
  const groups = !groupId && entries.some((entry) => entry.groupId) ? await shownGroups(user) : []
  const children = !groupId && !childId && entries.length > 0 ? await listChildNames(user) : []
  return (entry: ListedEntry) => {
    const group = groups.find(({ id: one }) => one === entry.groupId)
    if (group) return t('ofGroup', { name: group.name })
    const named = children.filter(({ id: one }) => one === entry.childId || entry.childIds.includes(one))
    return named.length > 0 ? format.list(named.map(({ name }) => name)) : undefined
  }
}
