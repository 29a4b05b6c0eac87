'use client'

import { useTranslations } from 'next-intl'
import { useIsEducator } from '#lib/client/auth/use-is-educator'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

/** Shows a card's learning areas to educators: those of England's framework, whose names are short. */
export function CardAreas({ activity: { eyfs } }: { activity: Pick<ExploreCard, 'eyfs'> }) {
  const t = useTranslations('learningArea')
  const isEducator = useIsEducator()
  if (!isEducator || eyfs.length === 0) return null
  return <span className="line-clamp-2 pt-1 text-soft text-xs">{eyfs.map((area) => t(`names.${area}`)).join(' · ')}</span>
}
