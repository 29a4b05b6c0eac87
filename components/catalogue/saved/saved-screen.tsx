'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, CircleCheckBig, House, Trees } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ResultCard, ResultSkeleton } from '#components/catalogue/browse/result-card'
import { SavedCard } from '#components/catalogue/saved/saved-card'
import { Button, buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { ChipSelect } from '#components/ui/form/chip-select'
import { Chip } from '#components/ui/input/toggle-chip'
import { noSavedFilter, type SavedFilter, savedQuery, tidySaved } from '#lib/client/catalogue/saved'
import { createBackHandler } from '#lib/client/platform/forms/back-handler'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useFindRecipientName } from '#lib/client/profiles/use-recipient-name'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import { durations } from '#lib/domain/activities/duration'
import { settings } from '#lib/domain/platform/basics'
import { joinPages } from '#lib/domain/platform/join-pages'

/**
 * Saved activities, the user's own and the catalogue's. A removed one stays with an empty heart until the user leaves, so that another tap
 * restores it.
 */
export function SavedScreen() {
  const t = useTranslations('exploreSaved')
  const [filter, setFilter] = useState(noSavedFilter)
  const { data: children } = useQuery(childrenQuery())
  const { data: groups } = useQuery(groupsQuery())
  const sortRecipients = useSortRecipients()
  const allRecipients = children && groups ? sortRecipients(children, groups) : []
  return (
    <>
      <div data-wide className="mb-2 flex min-h-14 items-center gap-1">
        <Link
          href="/explore"
          onClick={createBackHandler((path) => path === '/explore' || path === '/')}
          aria-label={t('back')}
          title={t('back')}
          className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </Link>
        <h1 className="min-w-0 flex-1 text-title">{t('title')}</h1>
      </div>
      <SavedFilters filter={filter} allRecipients={allRecipients} onChange={(change) => setFilter({ ...filter, ...change })} />
      <SavedList filter={filter} allRecipients={allRecipients} onClear={() => setFilter(noSavedFilter)} />
    </>
  )
}

interface FiltersProps {
  filter: SavedFilter
  allRecipients: Recipient[]
  onChange: (change: Partial<SavedFilter>) => void
}

const settingIcons = { indoor: House, outdoor: Trees }

/** Filters by recipient, duration, setting, and activities done before. */
function SavedFilters({ filter: { recipient, duration, setting, isDone }, allRecipients, onChange }: FiltersProps) {
  const t = useTranslations('exploreSaved')
  const tDuration = useTranslations('duration')
  const tSetting = useTranslations('setting')
  return (
    <fieldset className="-mx-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] sm:-mx-6 sm:px-6 lg:flex-wrap">
      <legend className="sr-only">{t('filters')}</legend>
      {allRecipients.length > 0 && (
        <ChipSelect
          label={t('forWhom')}
          value={recipient?.id ?? null}
          options={allRecipients.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(id) => onChange({ recipient: allRecipients.find((one) => one.id === id) ?? null })}
        />
      )}
      <ChipSelect
        label={t('duration')}
        value={duration}
        options={durations.map((value) => ({ value, text: tDuration(value) }))}
        onChange={(value) => onChange({ duration: value })}
      />
      {settings.map((value) => {
        const Icon = settingIcons[value]
        return (
          <Chip key={value} isOn={setting === value} onClick={() => onChange({ setting: setting === value ? null : value })}>
            <Icon aria-hidden className="size-4" />
            {tSetting(value)}
          </Chip>
        )
      })}
      <Chip isOn={isDone} onClick={() => onChange({ isDone: !isDone })}>
        <CircleCheckBig aria-hidden className="size-4" />
        {t('done')}
      </Chip>
    </fieldset>
  )
}

function SavedList({ filter, allRecipients, onClear }: { filter: SavedFilter; allRecipients: Recipient[]; onClear: () => void }) {
  const nameOf = useFindRecipientName(allRecipients)
  const t = useTranslations('exploreSaved')
  const tExplore = useTranslations('explore')
  const client = useQueryClient()
  const { data, isError, isPending, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...savedQuery(filter),
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.isInvalidated,
  })
  useEffect(() => () => tidySaved(client), [client])
  const activities = data && joinPages(data.pages)
  if (activities?.length === 0 && !isFetching) {
    if (filter !== noSavedFilter) {
      return (
        <EmptyState
          picture={['telescope', 'kite']}
          title={t('noneTitle')}
          text={t('none')}
          action={<Button onClick={onClear}>{t('showAll')}</Button>}
        />
      )
    }
    const explore = (
      <Link href="/explore" className={buttonClass()}>
        {t('explore')}
      </Link>
    )
    return <EmptyState picture={['open-book', 'kite']} title={t('emptyTitle')} text={t('empty')} action={explore} />
  }
  return (
    <div className="flex flex-col gap-4">
      {isError && !isFetchNextPageError && (
        <LoadFailed text={tExplore('loadFailed')} retryText={tExplore('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {activities?.map((activity) =>
          activity.kind === 'own' ? (
            <SavedCard key={activity.id} activity={activity} recipientName={nameOf(activity)} />
          ) : (
            <ResultCard key={activity.id} activity={activity} />
          ),
        )}
        {isPending && [0, 1, 2, 3].map((key) => <ResultSkeleton key={key} />)}
      </ul>
      {isFetchNextPageError && <p className="text-center text-danger">{tExplore('loadFailed')}</p>}
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="self-center">
          {tExplore('more')}
        </Button>
      )}
    </div>
  )
}
