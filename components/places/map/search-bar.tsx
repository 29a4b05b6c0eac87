'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#components/ui/icon-button'
import { SearchField } from '#components/ui/input/search-field'
import { MAX_PLACE_SEARCH_CHARACTERS, type PlaceFilter } from '#lib/domain/places/place-filter'

// Loaded on demand.
const FilterDialog = lazy(() => import('#components/places/place/filter-dialog').then((file) => ({ default: file.FilterDialog })))

interface Props {
  filter: PlaceFilter
  onChange: (change: Partial<PlaceFilter>) => void
}

/** The search box, and a button for the other filters. */
export function SearchBar({ filter, onChange }: Props) {
  const t = useTranslations('map')
  const [isOpen, setIsOpen] = useState(false)
  const count = filter.facts.length
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          clearLabel={t('clearSearch')}
          maxLength={MAX_PLACE_SEARCH_CHARACTERS}
          value={filter.q}
          onChange={(q) => onChange({ q })}
        />
      </div>
      <span className="relative">
        <IconButton
          label={count > 0 ? t('moreOn', { count }) : t('more')}
          icon={<SlidersHorizontal aria-hidden className="size-5" />}
          onClick={() => setIsOpen(true)}
          className="border border-line bg-surface"
        />
        {count > 0 && (
          <span
            aria-hidden
            className="tabular pointer-events-none absolute -end-1 -top-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent text-xs"
          >
            {count}
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense>
          <FilterDialog facts={filter.facts} onChange={(facts) => onChange({ facts })} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
