'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ExploreSort, exploreSorts } from '#lib/domain/catalogue/explore-filter'

/** In which order. What is recommended is, for a search, what fits it best. */
export function SortField({ value, isSearch, onChange }: { value: ExploreSort; isSearch: boolean; onChange: (value: ExploreSort) => void }) {
  const t = useTranslations('explore')
  return (
    <span className="relative">
      <select
        aria-label={t('sort')}
        value={value}
        onChange={({ target }) => onChange(exploreSorts.find((sort) => sort === target.value) ?? 'recommended')}
        className="min-h-11 field-sizing-content appearance-none rounded-control bg-transparent ps-3 pe-8 font-medium text-sm hover:bg-sunken"
      >
        {exploreSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'recommended' && isSearch ? 'sorts.best' : `sorts.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-2 my-auto size-4" />
    </span>
  )
}
