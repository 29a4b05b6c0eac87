'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { CorrectionCard } from '#components/places/admin/correction-card'
import { Banner } from '#components/ui/feedback/banner'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { groupByPlace, type Issue, type PlaceIssues } from '#lib/client/places/admin/corrections-by-place'
import { correctionsQuery, useDecideCorrections } from '#lib/client/places/admin/corrections-queue'
import type { MapSource } from '#lib/domain/places/map-sources'
import { type CorrectionState, correctionStates } from '#lib/domain/places/places'
import type { Decision } from '#lib/schemas/places/correction'
import type { ShownLocation } from '#lib/schemas/places/location'

// Loaded on demand.
const LocationDialog = lazy(() => import('#components/places/admin/location-dialog').then((file) => ({ default: file.LocationDialog })))
const CorrectionCloseDialog = lazy(() =>
  import('#components/places/admin/correction-close-dialog').then((file) => ({ default: file.CorrectionCloseDialog })),
)

interface Props {
  source: MapSource
  onNews: (text: string) => void
}

/** The open dialog: a place's form, with the issue accepted after saving, or the question whether to delete it. */
type Open = { task: 'edit'; place: ShownLocation; issue: Issue | undefined } | { task: 'close'; of: PlaceIssues; issue: Issue }

/** Corrections of places, for admins to accept or dismiss. */
export function CorrectionQueue({ source, onNews }: Props) {
  const t = useTranslations('correctionsAdmin')
  const tAll = useTranslations('locationsAdmin')
  const [status, setStatus] = useState<CorrectionState>('open')
  const { data, isError, isFetching, refetch } = useQuery(correctionsQuery(status))
  const decide = useDecideCorrections()
  const [open, setOpen] = useState<Open>()
  const [banner, setBanner] = useState<string>()
  const names = { open: t('open'), accepted: t('accepted'), dismissed: t('dismissed') }
  const nothing = { open: t('none'), accepted: t('noneAccepted'), dismissed: t('noneDismissed') }

  function settle({ corrections }: Issue, decision: Decision, news: string) {
    setBanner(undefined)
    const ids = corrections.map(({ id }) => id)
    decide.mutate(
      { ids, decision },
      {
        onSuccess: (isDecidedDifferently) => {
          setOpen(undefined)
          if (isDecidedDifferently) setBanner(t('otherwise'))
          else onNews(news)
        },
        onError: () => setBanner(t('failed')),
      },
    )
  }

  /** Accepts an issue. A closed place is deleted after a confirmation; other errors are corrected in the form first. */
  function accept(of: PlaceIssues, issue: Issue) {
    const { place } = of
    setBanner(undefined)
    if (place && issue.kind === 'closed_for_good') setOpen({ task: 'close', of, issue })
    else if (place && issue.kind !== 'other') setOpen({ task: 'edit', place, issue })
    else settle(issue, 'accept', t('wasAccepted'))
  }

  return (
    <section aria-label={tAll('corrections')} className="flex flex-col gap-5">
      <ChoiceGroup
        label={t('status')}
        isLabelHidden
        name="status"
        value={status}
        onChange={(chosen) => {
          setStatus(chosen)
          setBanner(undefined)
        }}
        choices={correctionStates.map((value) => ({ value, label: names[value] }))}
      />
      {banner && open?.task !== 'close' && <Banner>{banner}</Banner>}
      {isError && <LoadFailed text={t('loadFailed')} retryText={tAll('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && [0, 1, 2].map((key) => <Skeleton key={key} className="h-44 rounded-card" />)}
      <div role="status" className="empty:-mb-5">
        {data?.length === 0 && (
          <EmptyState picture={['world-map', 'national-park']} title={nothing[status]} {...(status === 'open' && { text: t('noneText') })} />
        )}
      </div>
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-4" aria-busy={isFetching}>
          {groupByPlace(data).map((of) => (
            <CorrectionCard
              key={of.key}
              of={of}
              isBusy={decide.isPending}
              onAccept={(issue) => accept(of, issue)}
              onDismiss={(issue) => settle(issue, 'dismiss', t('wasDismissed'))}
              onEdit={(place) => setOpen({ task: 'edit', place, issue: undefined })}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {open?.task === 'edit' && (
          <LocationDialog
            place={open.place}
            source={source}
            onClose={() => setOpen(undefined)}
            onFailed={() => setBanner(tAll('saveFailed'))}
            onSaved={() => {
              setOpen(undefined)
              setBanner(undefined)
              if (open.issue) settle(open.issue, 'accept', t('wasAccepted'))
              else onNews(tAll('saved'))
            }}
          />
        )}
        {open?.task === 'close' && (
          <CorrectionCloseDialog
            name={open.of.name}
            error={banner}
            isBusy={decide.isPending}
            onDelete={() => settle(open.issue, 'accept', t('removed', { name: open.of.name }))}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}
