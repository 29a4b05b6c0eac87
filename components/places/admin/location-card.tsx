'use client'

import { clsx } from 'clsx/lite'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Coordinates } from '#components/places/admin/coordinates'
import { PlacePicture } from '#components/places/place/place-picture'
import { Button } from '#components/ui/button'
import type { ShownLocation } from '#lib/schemas/places/location'

const buttonLook = 'min-h-11 flex-1 px-3 text-sm'

interface Props {
  place: ShownLocation
  /** Whether the place is selected; undefined outside selection mode. */
  isSelected: boolean | undefined
  onSelect: (isSelected: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** A place with its actions. In selection mode, a click anywhere on the card selects it. */
export function LocationCard({ place, isSelected, onSelect, onEdit, onDelete }: Props) {
  const t = useTranslations('locationsAdmin')
  const tPlace = useTranslations('place')
  const { name, category, address, imageUrl } = place
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card bg-surface shadow-card [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <PlacePicture category={category} url={imageUrl} className="h-32 w-full" />
      {isSelected !== undefined && (
        <label
          className={clsx(
            'absolute inset-0 z-10 rounded-card border-3',
            isSelected ? 'border-accent' : 'border-transparent',
            'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:-outline-offset-6',
          )}
        >
          <span className="sr-only">{t('selectOf', { name })}</span>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            className="absolute start-3 top-3 size-7 accent-accent outline-none"
          />
        </label>
      )}
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h2 dir="auto" className="text-as-beside wrap-anywhere line-clamp-3 font-semibold leading-snug">
          {name}
        </h2>
        <p className="text-sm text-soft">{tPlace(`category.${category}`)}</p>
        {address && (
          <p dir="auto" className="text-as-beside wrap-anywhere line-clamp-3 text-sm text-soft">
            {address}
          </p>
        )}
        <p className="tabular text-sm text-soft">
          <span className="sr-only">{t('coordinates')} </span>
          <Coordinates {...place} />
        </p>
        {isSelected === undefined && (
          <div className="mt-auto flex gap-2 pt-3">
            <Button look="secondary" aria-label={t('editOf', { name })} onClick={onEdit} className={buttonLook}>
              <Pencil aria-hidden className="size-4" />
              {t('edit')}
            </Button>
            <Button look="danger" aria-label={t('deleteOf', { name })} onClick={onDelete} className={buttonLook}>
              <Trash2 aria-hidden className="size-4" />
              {t('delete')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
