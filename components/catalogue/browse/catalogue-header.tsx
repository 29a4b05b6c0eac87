'use client'

import { clsx } from 'clsx/lite'
import { ArrowLeft, Heart } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FilterChips } from '#components/catalogue/browse/filter-chips'
import { useSaving } from '#components/catalogue/browse/saving'
import { SearchField } from '#components/ui/input/search-field'
import { createBackHandler } from '#lib/client/platform/forms/back-handler'
import { type ExploreFilter, MAX_SEARCH_CHARACTERS } from '#lib/domain/catalogue/explore-filter'

interface Props {
  title: string
  /** Whether to link back to the whole catalogue. */
  isCategory?: boolean
  filter: ExploreFilter
  onChange: (change: Partial<ExploreFilter>) => void
  /** Further buttons next to the title. */
  buttons?: ReactNode
  /** Further chips. */
  chips?: ReactNode
}

/** Stays visible; on a phone the title scrolls under the app's header to save space. */
export function CatalogueHeader({ title, isCategory = false, filter, onChange, buttons, chips }: Props) {
  const t = useTranslations('explore')
  const { inviteVisitor } = useSaving()
  return (
    <div
      data-stays
      data-wide
      className="sticky top-[calc(0.625rem+env(safe-area-inset-top))] z-20 -mx-4 -mt-3 mb-5 bg-ground px-4 pb-2 low:static sm:top-15 sm:-mx-6 sm:px-6"
    >
      <div className="flex min-h-14 flex-wrap items-center gap-1">
        {isCategory && (
          <Link
            href="/explore"
            onClick={createBackHandler((path) => path === '/explore')}
            aria-label={t('toAll')}
            title={t('toAll')}
            className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          </Link>
        )}
        <h1
          className={clsx(
            'min-w-0 flex-1 basis-18',
            isCategory ? 'line-clamp-2 text-heading max-sm:leading-6.5 sm:text-title' : 'truncate text-heading min-[24.375rem]:text-title',
          )}
        >
          {title}
        </h1>
        {buttons}
        <Link
          href="/explore/saved"
          prefetch={false}
          aria-label={t('savedList')}
          title={t('savedList')}
          onClick={(event) => {
            if (inviteVisitor()) event.preventDefault()
          }}
          className="-me-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-medium text-sm hover:bg-sunken"
        >
          <Heart aria-hidden className="size-5" />
          {/* Next to a category's name, and on the narrowest phones, only the heart fits. */}
          <span className={isCategory ? 'hidden sm:inline' : 'max-[23rem]:hidden'}>{t('savedList')}</span>
        </Link>
      </div>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        clearLabel={t('clearSearch')}
        maxLength={MAX_SEARCH_CHARACTERS}
        value={filter.q}
        onChange={(q) => onChange({ q })}
      />
      <div className="mt-2">
        <FilterChips filter={filter} onChange={onChange} chips={chips} />
      </div>
    </div>
  )
}
