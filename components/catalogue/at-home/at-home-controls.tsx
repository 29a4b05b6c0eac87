'use client'

import { clsx } from 'clsx/lite'
import { PackageCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useAtHome } from '#components/catalogue/at-home/at-home'
import { Button } from '#components/ui/button'
import { Chip } from '#components/ui/input/toggle-chip'
import type { ExploreFilter } from '#lib/domain/catalogue/explore-filter'

/** Opens the list of materials at home, and shows their number. A long title leaves no space for more on a phone. */
export function AtHomeButton({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslations('materials')
  const { ids, pick } = useAtHome()
  const count = ids?.length ?? 0
  return (
    <button
      type="button"
      onClick={() => pick()}
      aria-label={count > 0 ? t('titleCount', { count }) : t('title')}
      title={t('title')}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-medium text-sm hover:bg-sunken"
    >
      <PackageCheck aria-hidden className="size-5" />
      <span className="hidden sm:inline">{t('button')}</span>
      {!isShort && count === 0 && <span className="hidden min-[380px]:inline sm:hidden">{t('short')}</span>}
      {count > 0 && (
        <span className={clsx('tabular rounded-full bg-accent-soft px-1.5 text-accent text-xs', isShort && 'hidden min-[380px]:inline')}>
          {count}
        </span>
      )}
    </button>
  )
}

interface ChipsProps {
  filter: ExploreFilter
  onChange: (change: Partial<ExploreFilter>) => void
}

/** Filters by the materials at home. Without a list it opens the list first. */
export function AtHomeChips({ filter, onChange }: ChipsProps) {
  const t = useTranslations('materials')
  const { ids, pick } = useAtHome()
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // On a phone the chips are outside the visible part.
    if (filter.missing !== null) box.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [filter.missing])
  const choose = (missing: 0 | 1) => {
    if (filter.missing === missing) onChange({ missing: null })
    else if (ids?.length === 0) pick(() => onChange({ missing }))
    else onChange({ missing })
  }
  return (
    <span ref={box} className="flex shrink-0 gap-2">
      <Chip isOn={filter.missing === 0} onClick={() => choose(0)}>
        {t('nothingMissing')}
      </Chip>
      <Chip isOn={filter.missing === 1} onClick={() => choose(1)}>
        {t('oneMissing')}
      </Chip>
    </span>
  )
}

/** Explains a shared address with this filter to a user who has no list of materials. */
export function AtHomeNotice({ filter: { missing } }: { filter: ExploreFilter }) {
  const t = useTranslations('materials')
  const { ids, pick } = useAtHome()
  if (missing === null || ids?.length !== 0) return null
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-accent-soft px-4 py-3">
      <p className="min-w-56 flex-1 text-sm">{t(missing === 0 ? 'unknown' : 'unknownOne')}</p>
      <Button look="secondary" onClick={() => pick()}>
        {t('say')}
      </Button>
    </div>
  )
}
