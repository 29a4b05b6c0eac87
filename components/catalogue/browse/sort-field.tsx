'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ExploreSort, exploreSorts, usualSort } from '#lib/domain/catalogue/explore-filter'

interface Props {
  value: ExploreSort | null
  isSearch: boolean
  isSignedIn: boolean
  onChange: (value: ExploreSort | null) => void
}

/** Chooses the order. For a search, "recommended" puts the best matches first. */
export function SortField({ value, isSearch, isSignedIn, onChange }: Props) {
  const t = useTranslations('explore')
  const usual = usualSort(isSignedIn)
  // A visitor has no children to sort for.
  const sorts = exploreSorts.filter((sort) => isSignedIn || sort !== 'for_me')
  return (
    <span className="relative">
      <select
        aria-label={t('sort')}
        value={value ?? usual}
        onChange={({ target }) => onChange(exploreSorts.find((sort) => sort === target.value && sort !== usual) ?? null)}
        className="min-h-11 field-sizing-content appearance-none rounded-control bg-transparent ps-3 pe-8 font-medium text-sm hover:bg-sunken"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'recommended' && isSearch ? 'sorts.best' : `sorts.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-2 my-auto size-4" />
    </span>
  )
}
