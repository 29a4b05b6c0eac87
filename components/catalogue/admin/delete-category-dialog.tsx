'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { DeleteDialog } from '#components/ui/feedback/delete-dialog'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { useDeleteCategory } from '#lib/client/catalogue/admin/catalogue'
import { ApiError } from '#lib/client/platform/api'
import type { CatalogueCategory } from '#lib/schemas/catalogue/catalogue'

interface Props {
  category: CatalogueCategory
  /** The categories that can take its activities. */
  others: CatalogueCategory[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before a category is deleted, and which category takes its activities. */
export function DeleteCategoryDialog({ category, others, onClose, onDeleted }: Props) {
  const t = useTranslations('catalogueAdmin')
  const tDeletion = useTranslations('deletion')
  const locale = useLocale()
  const { mutate, isPending, error } = useDeleteCategory()
  const [moveTo, setMoveTo] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { activityCount } = category
  // Another admin may have added its first activity after this list was loaded.
  const isAsked = activityCount > 0 || (error instanceof ApiError && error.status === 422)

  function remove() {
    if (isAsked && moveTo === '') return setIsMissing(true)
    mutate({ id: category.id, moveTo: moveTo || undefined }, { onSuccess: onDeleted })
  }

  return (
    <DeleteDialog
      title={t.rich('deleteTitle', { name: category.name[locale], who: bidiIsolate })}
      error={error ? ((error instanceof ApiError ? error.problem?.detail : undefined) ?? tDeletion('failed')) : undefined}
      isBusy={isPending}
      onDelete={remove}
      onClose={onClose}
    >
      {isAsked ? (
        <div className="mt-4">
          <LabelledSelect
            label={t('moveTo', { count: Math.max(activityCount, 1) })}
            name="moveTo"
            none={t('choose')}
            choices={others.map(({ id, name }) => ({ id, name: name[locale] }))}
            value={moveTo}
            error={isMissing ? t('moveToMissing') : undefined}
            onChange={(id) => {
              setIsMissing(false)
              setMoveTo(id)
            }}
          />
        </div>
      ) : (
        <p className="mt-2 text-soft">{t('deleteEmpty')}</p>
      )}
    </DeleteDialog>
  )
}
