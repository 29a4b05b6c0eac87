'use client'

import { useTranslations } from 'next-intl'
import type { ExploreCard } from '#lib/schemas/explore'

/** How much of what it needs is not at home, on its picture; nothing where nothing is known of what is. */
export function MissingMark({ activity: { missing } }: { activity: Pick<ExploreCard, 'missing'> }) {
  const t = useTranslations('explore')
  if (missing === null) return null
  return (
    <span className="absolute start-2 bottom-2 rounded-full bg-surface px-2 py-0.5 font-medium text-xs">
      {missing.length === 0 ? t('allAtHome') : t('missingCount', { count: missing.length })}
    </span>
  )
}

/** What it needs that is not at home, by name. */
export function MissingLine({ activity: { missing, materials } }: { activity: Pick<ExploreCard, 'missing' | 'materials'> }) {
  const t = useTranslations('explore')
  if (missing === null) return null
  const names = materials.filter(({ id }) => missing.includes(id)).map(({ name }) => name)
  return (
    <span className="mt-1 line-clamp-1 font-medium text-xs">{names.length === 0 ? t('allAtHome') : t('missing', { names: names.join(', ') })}</span>
  )
}
