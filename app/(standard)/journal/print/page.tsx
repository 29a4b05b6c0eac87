import { ArrowRight } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { JournalPrintButton } from '#components/journal/journal-print-button'
import { PrintedJournal } from '#components/journal/printed-journal'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { month as monthSchema } from '#lib/schemas/journal/journal'
import { id } from '#lib/schemas/platform/fields'
import { requireUser } from '#lib/server/auth/current-user'
import { printedEntries } from '#lib/server/journal/journal'
import { findChild } from '#lib/server/profiles/children'
import { findGroup } from '#lib/server/profiles/groups'

/** The maximum number of entries: a longer page is heavy to load and no longer a printout. */
const MAX_ENTRIES = 100

type Search = Promise<Record<string, string | string[] | undefined>>

/** Reads the child or group and the optional month from the address. Anything else is a 404. */
async function readPrintRequest(searchParams: Search) {
  const user = await requireUser()
  const { child, group, month } = await searchParams
  const [childId, groupId] = [child, group].map((named) => id.safeParse(named).data)
  const whose = childId ? await findChild(user, childId) : groupId ? await findGroup(user, groupId) : undefined
  const ofMonth = month === undefined ? undefined : monthSchema.safeParse(month).data
  if (!whose || (month !== undefined && !ofMonth)) notFound()
  return { user, name: whose.name, childId, groupId, month: ofMonth }
}

export async function generateMetadata({ searchParams }: { searchParams: Search }): Promise<Metadata> {
  const { name, month } = await readPrintRequest(searchParams)
  const t = await getTranslations('journal')
  // The name of a saved file.
  return { title: [t('title'), name, month].filter(Boolean).join(' ') }
}

export default async function JournalPrintPage({ searchParams }: { searchParams: Search }) {
  const { user, name, childId, groupId, month } = await readPrintRequest(searchParams)
  const t = await getTranslations('journal')
  const { entries, isCapped } = await printedEntries(user, { childId, groupId, month }, MAX_ENTRIES)
  const back = (
    <Link
      href={`/journal?${new URLSearchParams({ ...(childId ? { child: childId } : groupId && { group: groupId }), ...(month && { month }) })}`}
      className={buttonClass('secondary')}
    >
      <ArrowRight aria-hidden className="size-5 ltr:-scale-x-100" />
      {t('printBack')}
    </Link>
  )
  if (entries.length === 0) {
    return <EmptyState level={1} picture={['open-book', 'telescope']} title={t(month ? 'printEmptyMonth' : 'printEmpty')} action={back} />
  }
  return (
    <QueryProvider>
      <div className="mb-6 flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap items-center gap-3">
          {back}
          <JournalPrintButton text={t('printNow')} />
        </div>
        <p className="max-w-prose text-sm text-soft">{t('printText')}</p>
        {isCapped && <p className="max-w-prose">{t('printCapped', { count: MAX_ENTRIES })}</p>}
      </div>
      <MessagesProvider only={['journal']}>
        <PrintedJournal aboutName={name} entries={entries} />
      </MessagesProvider>
      {isCapped && <p className="mt-4 hidden text-sm print:block">{t('printCapped', { count: MAX_ENTRIES })}</p>}
    </QueryProvider>
  )
}
