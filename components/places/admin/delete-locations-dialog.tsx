'use client'

import { useTranslations } from 'next-intl'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { DeleteDialog } from '#components/ui/feedback/delete-dialog'
import { useDeletePlaces } from '#lib/client/places/admin/location-list'
import type { ShownLocation } from '#lib/schemas/places/location'

interface Props {
  /** At least one. */
  places: readonly ShownLocation[]
  onClose: () => void
  /** Called after a deletion with the places that were not deleted; the caller reports these. */
  onDeleted: (failed: ShownLocation[]) => void
  /** Called if no place was deleted. */
  onFailed: () => void
}

/** Asks before deleting places for good: one, or all selected. */
export function DeleteLocationsDialog({ places, onClose, onDeleted, onFailed }: Props) {
  const t = useTranslations('locationsAdmin')
  const { mutate, data: failed, isPending } = useDeletePlaces()
  const [first, ...others] = places
  const count = places.length
  const isOne = first !== undefined && others.length === 0

  return (
    <DeleteDialog
      title={isOne ? t.rich('deleteTitle', { name: first.name, who: bidiIsolate }) : t('deleteMany', { count })}
      ask={isOne ? t('ask') : t('askMany', { count })}
      error={failed?.length === count ? t('deleteFailed') : undefined}
      isBusy={isPending}
      onDelete={() => mutate(places, { onSuccess: (left) => (left.length < count ? onDeleted(left) : onFailed()) })}
      onClose={onClose}
    />
  )
}
