'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { DeleteDialog } from '#components/ui/delete-dialog'
import { Fault } from '#components/ui/fault'
import { isolated } from '#components/ui/isolated'
import { SelectBox } from '#components/ui/select'
import { ApiError } from '#lib/client/api'
import { useDeleteCategory } from '#lib/client/catalogue'
import type { CatalogueCategory } from '#lib/schemas/catalogue'

interface Props {
  category: CatalogueCategory
  /** Where its activities may go. */
  others: CatalogueCategory[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a category is gone for good and, where it has activities, where they go. */
export function DeleteCategoryDialog({ category, others, onClose, onDeleted }: Props) {
  const t = useTranslations('catalogueAdmin')
  const locale = useLocale()
  const { mutate, isPending, error } = useDeleteCategory()
  const [moveTo, setMoveTo] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { activityCount } = category
  // It may have got its first one since it was looked at.
  const isAsked = activityCount > 0 || (error instanceof ApiError && error.status === 422)

  function remove() {
    if (isAsked && moveTo === '') return setIsMissing(true)
    mutate({ id: category.id, moveTo: moveTo || undefined }, { onSuccess: onDeleted })
  }

  return (
    <DeleteDialog
      title={t.rich('deleteTitle', { name: category.name[locale], who: isolated })}
      fault={error ? ((error instanceof ApiError ? error.problem?.detail : undefined) ?? t('deleteFailed')) : undefined}
      isBusy={isPending}
      onDelete={remove}
      onClose={onClose}
    >
      {isAsked ? (
        <div className="mt-4">
          <label htmlFor="move-to" className="mb-1.5 block font-medium">
            {t('moveTo', { count: Math.max(activityCount, 1) })}
          </label>
          <SelectBox
            id="move-to"
            name="moveTo"
            value={moveTo}
            aria-invalid={isMissing ? true : undefined}
            aria-describedby={isMissing ? 'move-to-fault' : undefined}
            onChange={({ target }) => {
              setIsMissing(false)
              setMoveTo(target.value)
            }}
          >
            <option value="">{t('choose')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </SelectBox>
          <Fault id="move-to-fault" text={isMissing ? t('moveToMissing') : undefined} />
        </div>
      ) : (
        <p className="mt-2 text-soft">{t('deleteEmpty')}</p>
      )}
    </DeleteDialog>
  )
}
