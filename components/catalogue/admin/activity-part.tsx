'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListChecks, Plus } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ActivityRow } from '#components/catalogue/admin/activity-row'
import { DraftList } from '#components/catalogue/admin/draft-list'
import { HideBar } from '#components/catalogue/admin/hide-bar'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { catalogueCategoriesQuery, catalogueQuery, findRefusalMessage, useUpdateActivity } from '#lib/client/catalogue/admin/catalogue'
import { draftsQuery, useCopyActivity } from '#lib/client/catalogue/admin/drafts'
import { useBulkHiding } from '#lib/client/catalogue/admin/use-bulk-hiding'
import { focusHeading } from '#lib/client/platform/focus-heading'
import { useDebouncedValue } from '#lib/client/platform/use-debounced-value'
import { useSelection } from '#lib/client/platform/use-selection'
import { activityWaits, type CatalogueFilter } from '#lib/domain/catalogue/catalogue-address'
import { MAX_SEARCH_CHARACTERS } from '#lib/domain/catalogue/explore-filter'
import { joinPages } from '#lib/domain/platform/join-pages'
import type { CatalogueRow } from '#lib/schemas/catalogue/catalogue'

// Loaded on demand.
const DeleteActivityDialog = lazy(() =>
  import('#components/catalogue/admin/delete-activity-dialog').then((file) => ({ default: file.DeleteActivityDialog })),
)

interface Props {
  /** The control that switches between categories and activities. */
  choice: ReactNode
  filter: CatalogueFilter
  onChange: (change: Partial<CatalogueFilter>) => void
  onNews: (text: string) => void
}

/** The delay after the last typed letter before the search runs, ms. */
const SEARCH_DELAY_MS = 300

/** The list of activities, which admins search, edit, reorder, hide and delete. */
export function ActivityPart({ choice, filter, onChange, onNews }: Props) {
  const t = useTranslations('catalogueAdmin')
  const locale = useLocale()
  const q = useDebouncedValue(filter.q.trim(), SEARCH_DELAY_MS)
  const { data: categories = [] } = useQuery(catalogueCategoriesQuery())
  const { data, isError, isFetching, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    catalogueQuery({ ...filter, q }),
  )
  const update = useUpdateActivity()
  const [deleting, setDeleting] = useState<CatalogueRow>()
  const activities = data && joinPages(data.pages)
  const router = useRouter()
  const copy = useCopyActivity()
  const bulk = useBulkHiding()
  const selection = useSelection(activities)
  const named = categories.map(({ id, name }) => ({ id, name: name[locale] }))
  const category = categories.find(({ id }) => id === filter.categoryId)
  const areDraftsShown = filter.waits === 'draft' || (filter.waits === null && q === '' && filter.categoryId === null && filter.isHidden === null)
  const { data: begun = [] } = useQuery(draftsQuery())
  const drafts = areDraftsShown ? begun : []
  // Positions count within a category: rows can be moved only if the list shows exactly one whole category.
  const isWholeCategory = category !== undefined && q === '' && filter.q === '' && filter.isHidden === null && filter.waits === null

  function change({ id, title }: CatalogueRow, part: { isHidden: boolean } | { position: number }) {
    const message =
      'isHidden' in part ? t(part.isHidden ? 'hidden' : 'shown', { name: title }) : t('moved', { name: title, place: part.position + 1 })
    update.mutate({ id, ...part }, { onSuccess: () => onNews(message) })
  }

  /** Loads more rows. After the last page the focused button is gone, so the heading gets the focus. */
  async function showMore() {
    const { hasNextPage: isMoreLeft } = await fetchNextPage()
    if (!isMoreLeft) focusHeading()
  }

  return (
    <section aria-label={t('activities')} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {choice}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={selection.toggle}>
            <ListChecks aria-hidden className="size-5" />
            {t(selection.isOn ? 'selectEnd' : 'select')}
          </Button>
          <Link href={`/admin/explore/activities/new${category ? `?category=${category.id}` : ''}`} className={buttonClass()}>
            <Plus aria-hidden className="size-5" />
            {t('addActivity')}
          </Link>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-[1fr_15rem_11rem]">
        <div className="col-span-2 md:col-span-1">
          <Field
            label={t('search')}
            name="q"
            type="search"
            dir="auto"
            value={filter.q}
            maxLength={MAX_SEARCH_CHARACTERS}
            onChange={(event) => onChange({ q: event.target.value })}
          />
        </div>
        <LabelledSelect
          label={t('category')}
          name="category"
          none={t('all')}
          choices={named}
          value={filter.categoryId ?? ''}
          onChange={(categoryId) => onChange({ categoryId: categoryId || null })}
        />
        <LabelledSelect
          label={t('visibility')}
          name="hidden"
          none={t('all')}
          choices={[
            { id: 'false', name: t('onlyShown') },
            { id: 'true', name: t('onlyHidden') },
            ...activityWaits.map((id) => ({ id, name: t(`waits.${id}`) })),
          ]}
          value={filter.waits ?? (filter.isHidden === null ? '' : String(filter.isHidden))}
          onChange={(value) => {
            const waits = activityWaits.find((one) => one === value) ?? null
            onChange({ waits, isHidden: value === '' || waits ? null : value === 'true' })
          }}
        />
      </div>
      {copy.isError && <Banner>{t('saveFailed')}</Banner>}
      {update.error && <Banner>{findRefusalMessage(update.error) ?? t('saveFailed')}</Banner>}
      {isError && !isFetchNextPageError && (
        <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {drafts.length > 0 && <DraftList drafts={drafts} categories={named} onNews={onNews} />}
      {!activities && !isError && [0, 1, 2, 3].map((key) => <Skeleton key={key} className="h-18 rounded-card" />)}
      <div role="status" className="empty:-mb-5">
        {activities?.length === 0 && drafts.length === 0 && <p className="py-8 text-center text-soft">{t('nothingFits')}</p>}
      </div>
      {activities && activities.length > 0 && (
        <ul className="flex flex-col gap-2" aria-busy={isFetching}>
          {activities.map((activity, i) => (
            <ActivityRow
              key={activity.id}
              activity={activity}
              categoryName={named.find(({ id }) => id === activity.categoryId)?.name}
              order={isWholeCategory ? { isLast: i === activities.length - 1 && !hasNextPage } : undefined}
              isBusy={update.isPending}
              isSelected={selection.isOn ? selection.has(activity) : undefined}
              onSelect={(isSelected) => selection.select(activity, isSelected)}
              onCopy={() => copy.mutate(activity.id, { onSuccess: ({ id }) => router.push(`/admin/explore/drafts/${id}`) })}
              onMove={(position) => change(activity, { position })}
              onHide={(isHidden) => change(activity, { isHidden })}
              onDelete={() => setDeleting(activity)}
            />
          ))}
        </ul>
      )}
      {isFetchNextPageError && <Banner>{t('loadFailed')}</Banner>}
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void showMore()}>
          {t('moreRows')}
        </Button>
      )}
      {selection.isOn && (
        <HideBar
          shownCount={activities?.length ?? 0}
          selectedCount={selection.rows.length}
          bulk={bulk}
          onSelectAll={selection.selectAll}
          onHide={(isHidden) => bulk.hide(selection.rows, isHidden)}
        />
      )}
      <Suspense>
        {deleting && (
          <DeleteActivityDialog
            activity={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => {
              onNews(t('deleted', { name: deleting.title }))
              setDeleting(undefined)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}
