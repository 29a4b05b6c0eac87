'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { SelectionBar } from '#components/ui/form/selection-bar'
import { SelectBox } from '#components/ui/input/select'
import { placeCategories } from '#lib/domain/places/places'
import type { ShownLocation } from '#lib/schemas/places/location'

interface Props {
  shownCount: number
  selectedCount: number
  isBusy: boolean
  /** Selects all shown places, or none. */
  onSelectAll: (isAll: boolean) => void
  onCategory: (category: ShownLocation['category']) => void
  onDelete: () => void
}

/** Actions for all selected places, always visible. */
export function SelectBar({ shownCount, selectedCount, isBusy, onSelectAll, onCategory, onDelete }: Props) {
  const t = useTranslations('locationsAdmin')
  const tPlace = useTranslations('place')
  const isAll = selectedCount === shownCount && shownCount > 0
  return (
    <SelectionBar
      label={t('selection')}
      countText={t('selected', { count: selectedCount })}
      toggleText={isAll ? t('selectNone') : t('selectAll', { count: shownCount })}
      canToggle={shownCount > 0 && !isBusy}
      onToggle={() => onSelectAll(!isAll)}
    >
      <div className="min-w-32 flex-1 sm:flex-none">
        <SelectBox
          aria-label={t('setCategory')}
          value=""
          disabled={selectedCount === 0 || isBusy}
          onChange={({ target }) => {
            const chosen = placeCategories.find((category) => category === target.value)
            if (chosen) onCategory(chosen)
          }}
        >
          <option value="">{t('setCategory')}</option>
          {placeCategories.map((category) => (
            <option key={category} value={category}>
              {tPlace(`category.${category}`)}
            </option>
          ))}
        </SelectBox>
      </div>
      <Button look="danger" disabled={selectedCount === 0} busy={isBusy} onClick={onDelete}>
        <Trash2 aria-hidden className="size-5 shrink-0" />
        {t('delete')}
      </Button>
    </SelectionBar>
  )
}
