'use client'

import { PackageCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useAtHome } from '#components/explore/at-home'
import { Chip } from '#components/explore/filter-chips'
import { Button } from '#components/ui/button'
import { useMaterialsHere } from '#lib/client/materials-here'
import type { ExploreFilter } from '#lib/domain/explore-filter'

/** What a list is to be asked with: a visitor's own list, of which the server knows nothing; null for who is signed in. */
export function useMaterialsToSend(isSignedIn: boolean): readonly string[] | null {
  const here = useMaterialsHere()
  return isSignedIn || here.length === 0 ? null : here
}

/** Opens the list of what is at home, and says how much that is. */
export function AtHomeButton() {
  const t = useTranslations('materials')
  const { ids, pick } = useAtHome()
  const count = ids?.length ?? 0
  return (
    <button
      type="button"
      onClick={() => pick()}
      title={t('title')}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-medium text-sm hover:bg-sunken"
    >
      <PackageCheck aria-hidden className="size-5" />
      <span className="sr-only sm:not-sr-only">{t('button')}</span>
      {count > 0 && (
        <span className="tabular rounded-full bg-accent-soft px-1.5 text-accent text-xs">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t('count', { count })}</span>
        </span>
      )}
    </button>
  )
}

interface ChipsProps {
  filter: ExploreFilter
  onChange: (change: Partial<ExploreFilter>) => void
}

/** Narrows to what can be done with what is at home. Who never said what that is, says it first. */
export function AtHomeChips({ filter, onChange }: ChipsProps) {
  const t = useTranslations('materials')
  const { ids, pick } = useAtHome()
  const choose = (missing: 0 | 1) => {
    if (filter.missing === missing) onChange({ missing: null })
    else if (ids?.length === 0) pick(() => onChange({ missing }))
    else onChange({ missing })
  }
  return (
    <>
      <Chip isOn={filter.missing === 0} onClick={() => choose(0)}>
        {t('nothingMissing')}
      </Chip>
      <Chip isOn={filter.missing === 1} onClick={() => choose(1)}>
        {t('oneMissing')}
      </Chip>
    </>
  )
}

/** For an address that came from somebody who said what is at home, to somebody who did not. */
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
