'use client'

import { type Query, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx/lite'
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
import { type JournalFilter, journalQuery, noJournalFilter, toJournalFilter } from '#lib/client/journal/journal'
import { useToday } from '#lib/client/platform/local-day'
import { useIsOffline } from '#lib/client/platform/offline/connection'
import { runAfterOverlays } from '#lib/client/platform/overlay-history'
import { useDebouncedValue } from '#lib/client/platform/use-debounced-value'
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

/** Delay after the last typed character before a search, ms. */
const SETTLED_MS = 300

/** The whole journal by month, filtered by words, subject and month. */
export function JournalScreen({ today: serverToday, userType, firstFilter, activityId, entryId }: Props) {
  const today = useToday(serverToday)
  const t = useTranslations('journal')
  const children = useQuery(childrenQuery())
  const groups = useQuery(groupsQuery())
  const sortRecipients = useSortRecipients()
  const allRecipients = sortRecipients(children.data ?? [], groups.data ?? [])
  const [filter, setFilter] = useState(firstFilter)
  const q = useDebouncedValue(filter.q.trim(), SETTLED_MS)
  // While another word is searched, the entries of the last one stay.
  const list = useInfiniteQuery({
    ...journalQuery({ ...filter, q }),
    placeholderData: (last, query) => (isSameExceptSearch(query, filter) ? last : undefined),
  })
  const isOld = list.isPlaceholderData || q !== filter.q.trim()
  const isOffline = useIsOffline()
  // Without the profiles' names the entries would move when these load.
  const arePending = children.isPending || groups.isPending
  const entries = arePending ? undefined : list.data?.pages.flatMap((page) => page.entries)
  const [task, setTask] = useState(() => toFirstTask(activityId, entryId))
  const [news, setNews] = useState<News>()
  // A single profile need not be chosen.
  const [only] = allRecipients.length === 1 ? allRecipients : []
  const whose = filter.childId || filter.groupId ? filter : { ...filter, ...toJournalFilter(only) }
  const isFiltered = addressOf(filter) !== ''
  const hasEntries = Boolean(entries?.length)
  // Once shown, the filters stay: the search has the focus while entries come and go.
  const [hadFilters, setHadFilters] = useState(false)
  const hasFilters = isFiltered || hasEntries || hadFilters
  if (hasFilters && !hadFilters) setHadFilters(true)
  const isUnreachable = list.isError && !list.isFetchNextPageError
  const isLoading = list.isPending || arePending || (isOld && !hasEntries)

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
    <div data-wide={hasFilters || undefined} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{t('title')}</h1>
        <Button onClick={() => open({ kind: 'write', about: { about: toSubject(filter) } })}>
          <Plus aria-hidden className="size-5" />
          {t('add')}
        </Button>
      </div>
      {news?.activityId && <NewsBanner text={news.text} activityId={news.activityId} />}
      <Toast text={news && !news.activityId ? news.text : ''} onGone={() => setNews(undefined)} />
      <div className={clsx('flex flex-col gap-5', hasFilters && 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-x-10')}>
        {hasFilters && (
          <div className="lg:sticky lg:top-24">
            <JournalFilters allRecipients={allRecipients} filter={filter} today={today} onChange={choose}>
              {hasEntries && !isOld && <PrintLink filter={whose} />}
            </JournalFilters>
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-5">
          {isUnreachable && isOffline && isFiltered && <NoSearchOffline onShowAll={() => choose(noJournalFilter)} />}
          {isUnreachable && !(isOffline && isFiltered) && (
            <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
          )}
          {!isUnreachable && isLoading && [0, 1, 2].map((key) => <Skeleton key={key} className="h-48 rounded-card" />)}
          {!isLoading && entries?.length === 0 && !isFiltered && <SampleEntries today={today} userType={userType} level={2} />}
          {!isLoading && entries?.length === 0 && isFiltered && <NoMatchingEntries onShowAll={() => choose(noJournalFilter)} />}
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
          {list.hasNextPage && !isOld && (
            <Button look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </div>
      </div>
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
    <Link href={`/journal/print?${addressOf(filter)}`} className={buttonClass('secondary')}>
      <Printer aria-hidden className="size-5" />
      {t('print')}
    </Link>
  )
}

/** Only the whole journal has a copy on the device. */
function NoSearchOffline({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations('journal')
  return (
    <div className="flex flex-col items-start gap-3">
      <Banner>{t('offlineSearch')}</Banner>
      <Button look="secondary" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </div>
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

function addressOf({ childId, groupId, month, q }: JournalFilter): string {
  const words = q.trim()
  const wanted = { ...(childId && { child: childId }), ...(groupId && { group: groupId }), ...(month && { month }), ...(words && { q: words }) }
  return new URLSearchParams(wanted).toString()
}

/** Whether a list differs from the wanted one at most in the words that are searched. */
function isSameExceptSearch(query: Pick<Query, 'queryKey'> | undefined, { childId, groupId, month }: JournalFilter): boolean {
  return query !== undefined && query.queryKey.slice(2, -1).join() === [childId, groupId, month].join()
}

/** Keeps the filter in the address, for a reload and for Back. */
function keepAddress(filter: JournalFilter) {
  if (window.location.pathname !== '/journal') return
  const query = addressOf(filter)
  window.history.replaceState(null, '', query ? `/journal?${query}` : '/journal')
}
