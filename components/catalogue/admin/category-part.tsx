'use client'

import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CategoryRow } from '#components/catalogue/admin/category-row'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { catalogueCategoriesQuery, findRefusalMessage, useUpdateCategory } from '#lib/client/catalogue/admin/catalogue'
import type { CatalogueCategory } from '#lib/schemas/catalogue/catalogue'

// Loaded on demand.
const CategoryDialog = lazy(() => import('#components/catalogue/admin/category-dialog').then((file) => ({ default: file.CategoryDialog })))
const DeleteCategoryDialog = lazy(() =>
  import('#components/catalogue/admin/delete-category-dialog').then((file) => ({ default: file.DeleteCategoryDialog })),
)

interface Props {
  /** The control that switches between categories and activities. */
  choice: ReactNode
  onNews: (text: string) => void
  /** Called to show the activities of a category. */
  onList: (categoryId: string) => void
}

type Open = { task: 'write'; category?: CatalogueCategory } | { task: 'delete'; category: CatalogueCategory }

/** The list of categories, in the order that users see. */
export function CategoryPart({ choice, onNews, onList }: Props) {
  const t = useTranslations('catalogueAdmin')
  const locale = useLocale()
  const { data: categories, isError, isFetching, refetch } = useQuery(catalogueCategoriesQuery())
  const update = useUpdateCategory()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  function change(category: CatalogueCategory, part: { isHidden: boolean } | { position: number }) {
    const name = category.name[locale]
    const told = 'isHidden' in part ? t(part.isHidden ? 'hidden' : 'shown', { name }) : t('moved', { name, place: part.position + 1 })
    update.mutate({ id: category.id, ...part }, { onSuccess: () => onNews(told) })
  }

  return (
    <section aria-label={t('categories')} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {choice}
        <Button onClick={() => setOpen({ task: 'write' })}>
          <Plus aria-hidden className="size-5" />
          {t('addCategory')}
        </Button>
      </div>
      {update.error && <Banner>{findRefusalMessage(update.error) ?? t('saveFailed')}</Banner>}
      {isError && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!categories && !isError && [0, 1, 2, 3].map((key) => <Skeleton key={key} className="h-18 rounded-card" />)}
      {categories && (
        <ul className="flex flex-col gap-2">
          {categories.map((category, i) => (
            <CategoryRow
              key={category.id}
              category={category}
              isLast={i === categories.length - 1}
              isBusy={update.isPending}
              onMove={(position) => change(category, { position })}
              onHide={(isHidden) => change(category, { isHidden })}
              onList={() => onList(category.id)}
              onEdit={() => setOpen({ task: 'write', category })}
              onDelete={() => setOpen({ task: 'delete', category })}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {open?.task === 'write' && (
          <CategoryDialog
            category={open.category}
            onClose={close}
            onSaved={({ name }) => {
              onNews(t('saved', { name: name[locale] }))
              close()
            }}
          />
        )}
        {open?.task === 'delete' && categories && (
          <DeleteCategoryDialog
            category={open.category}
            others={categories.filter(({ id }) => id !== open.category.id)}
            onClose={close}
            onDeleted={() => {
              onNews(t('deleted', { name: open.category.name[locale] }))
              close()
            }}
          />
        )}
      </Suspense>
    </section>
  )
}
