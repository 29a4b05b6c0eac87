'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowRight, Plus, Printer } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EntriesByMonth } from '#components/journal/entries-by-month'
import { JournalDialogs, type JournalTask } from '#components/journal/journal-dialogs'
import { JournalFilters } from '#components/journal/journal-filters'
import { SampleEntries } from '#components/journal/sample-entries'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Toast } from '#components/ui/feedback/toast'
import { type JournalFilter, journalQuery, toJournalFilter } from '#lib/client/journal/journal'
import { useToday } from '#lib/client/platform/local-day'
import { runAfterOverlays } from '#lib/client/platform/overlay-history'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { RecipientIds } from '#lib/client/profiles/use-recipient-name'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import type { UserType } from '#lib/domain/platform/basics'

interface Props {
  /** The server's guess of today, YYYY-MM-DD. */
  today: string
  userType: UserType | null
  firstFilter: JournalFilter
  /** An activity to write about at once. */
  activityId: string | null
  /** An entry to edit at once. */
  entryId: string | null
}

/** The result of the last task: its message, and a link back to its activity. */
interface News {
  text: string
  activityId?: string | null
}

/** The whole journal by month, filtered by subject and month. */
export function JournalScreen({ today: serverToday, userType, firstFilter, activityId, entryId }: Props) {
  const today = useToday(serverToday)
  const t = useTranslations('journal')
  const children = useQuery(childrenQuery())
  const groups = useQuery(groupsQuery())
  const sortRecipients = useSortRecipients()
  const allRecipients = sortRecipients(children.data ?? [], groups.data ?? [])
  const [filter, setFilter] = useState(firstFilter)
  const list = useInfiniteQuery(journalQuery(filter))
  // Without the profiles' names the entries would move when these load.
  const arePending = children.isPending || groups.isPending
  const entries = arePending ? undefined : list.data?.pages.flatMap((page) => page.entries)
  const [task, setTask] = useState(() => toFirstTask(activityId, entryId))
  const [news, setNews] = useState<News>()
  // A single profile need not be chosen.
  const [only] = allRecipients.length === 1 ? allRecipients : []
  const whose = filter.childId || filter.groupId ? filter : { ...filter, ...toJournalFilter(only) }
  const isPrintable = Boolean(entries?.length && (whose.childId || whose.groupId))
  const isFiltered = filter.childId !== null || filter.groupId !== null || filter.month !== null

  function choose(next: JournalFilter) {
    setNews(undefined)
    setFilter(next)
    keepAddress(next)
  }

  function open(next: JournalTask) {
    setNews(undefined)
    setTask(next)
  }

  function close() {
    setTask(undefined)
    // A reload must not open the dialog again. Until the dialog closes, the address would belong to its history entry.
    runAfterOverlays(() => keepAddress(filter))
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{t('title')}</h1>
        <Button onClick={() => open({ kind: 'write', about: { about: toSubject(filter) } })}>
          <Plus aria-hidden className="size-5" />
          {t('add')}
        </Button>
      </div>
      {news?.activityId && <NewsBanner text={news.text} activityId={news.activityId} />}
      <Toast text={news && !news.activityId ? news.text : ''} onGone={() => setNews(undefined)} />
      {(isFiltered || (entries && entries.length > 0)) && (
        <JournalFilters allRecipients={allRecipients} filter={filter} today={today} onChange={choose} />
      )}
      {isPrintable && <PrintLink filter={whose} />}
      {list.isError && !list.isFetchNextPageError && (
        <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {(list.isPending || arePending) && [0, 1, 2].map((key) => <Skeleton key={key} className="h-48 rounded-card" />)}
      {entries?.length === 0 && !isFiltered && <SampleEntries today={today} userType={userType} level={2} />}
      {entries?.length === 0 && isFiltered && <NoMatchingEntries onShowAll={() => choose({ childId: null, groupId: null, month: null })} />}
      {entries && (
        <EntriesByMonth
          entries={entries}
          allRecipients={allRecipients}
          onEdit={(entry) => open({ kind: 'write', about: { entryId: entry.id } })}
          onEnlarge={(entry) => open({ kind: 'enlarge', entry })}
          onDelete={(entry) => open({ kind: 'delete', entry })}
        />
      )}
      {list.isFetchNextPageError && <Banner>{t('loadFailed')}</Banner>}
      {list.hasNextPage && (
        <Button look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <JournalDialogs
        task={task}
        onClose={close}
        onSaved={(entry) => {
          setNews({ text: t('saved', { title: entry.title }), activityId: isAboutActivity(task) ? entry.activityId : null })
          close()
        }}
        onDeleted={() => {
          setNews({ text: t('deleted') })
          close()
        }}
      />
    </div>
  )
}

function toFirstTask(activityId: string | null, entryId: string | null): JournalTask | undefined {
  if (entryId) return { kind: 'write', about: { entryId } }
  return activityId ? { kind: 'write', about: { activityId } } : undefined
}

function NewsBanner({ text, activityId }: { text: string; activityId: string }) {
  const t = useTranslations('journal')
  return (
    <Banner tone="good">
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      <Link href={`/activity/${activityId}`} className="mt-1 flex min-h-11 w-fit items-center gap-2 font-medium underline underline-offset-4">
        {t('back')}
        <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </Link>
    </Banner>
  )
}

function PrintLink({ filter }: { filter: JournalFilter }) {
  const t = useTranslations('journal')
  return (
    <Link href={`/journal/print?${addressOf(filter)}`} className={buttonClass('secondary', 'self-start')}>
      <Printer aria-hidden className="size-5" />
      {t('print')}
    </Link>
  )
}

function NoMatchingEntries({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations('journal')
  const all = (
    <Button look="secondary" onClick={onShowAll}>
      {t('showAll')}
    </Button>
  )
  return (
    <div role="status">
      <EmptyState picture={['open-book', 'telescope']} title={t('nothingFits')} action={all} />
    </div>
  )
}

/** The subject of a new entry while the list is filtered by one. */
function toSubject({ childId, groupId }: JournalFilter): RecipientIds | undefined {
  return childId || groupId ? { childId, groupId, childIds: [] } : undefined
}

function isAboutActivity(task: JournalTask | undefined): boolean {
  return task?.kind === 'write' && 'activityId' in task.about
}

function addressOf({ childId, groupId, month }: JournalFilter): string {
  return new URLSearchParams({ ...(childId && { child: childId }), ...(groupId && { group: groupId }), ...(month && { month }) }).toString()
}

/** Keeps the filter in the address, for a reload and for Back. */
function keepAddress(filter: JournalFilter) {
  if (window.location.pathname !== '/journal') return
  const query = addressOf(filter)
  window.history.replaceState(null, '', query ? `/journal?${query}` : '/journal')
}
