'use client'

import { useTranslations } from 'next-intl'
import { useAtHome, useMissingMaterials } from '#components/catalogue/at-home/at-home'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

type Activity = Pick<ExploreCard, 'missing' | 'materials'>

/** Shows on the picture how many materials are missing at home; nothing if the user's materials are unknown. */
export function MissingMark({ activity }: { activity: Activity }) {
  const t = useTranslations('explore')
  const tMaterials = useTranslations('materials')
  const lacks = useMissingMaterials(activity)
  if (!lacks) return null
  const { missing, standIns } = lacks
  return (
    <span className="absolute start-2 bottom-2 max-w-[calc(100%-1rem)] truncate rounded-full bg-surface px-2 py-0.5 font-medium text-xs">
      {missing.length > 0 ? t('missingCount', { count: missing.length }) : standIns.length > 0 ? tMaterials('enough') : t('allAtHome')}
    </span>
  )
}

/** Names the materials missing at home, with possible substitutes. */
export function MissingLine({ activity }: { activity: Activity }) {
  const t = useTranslations('materials')
  const tExplore = useTranslations('explore')
  const lacks = useMissingMaterials(activity)
  if (!lacks) return null
  const { missing, standIns } = lacks
  const names = missing.map(({ name, orElse: [by] }) =>
    by === undefined ? inSentence(name) : t('orElse', { name: inSentence(name), by: inSentence(by) }),
  )
  const parts = [
    ...(names.length > 0 ? [t('missing', { names: names.join(', ') })] : []),
    ...standIns.map(({ name, by }) => t('standIn', { name: inSentence(name), by: inSentence(by) })),
  ]
  return <span className="mt-1 line-clamp-3 font-medium text-xs">{parts.join(' · ') || tExplore('allAtHome')}</span>
}

/** Shows whether a material or a substitute is at home; nothing if the user's materials are unknown. */
export function MaterialStanding({ id }: { id: string }) {
  const t = useTranslations('materials')
  const { lookup } = useAtHome()
  if (!lookup) return null
  const how = lookup.standing(id)
  const nameOf = (other: string) => inSentence(lookup.nameOf(other))
  if (how.is === 'there') return <span className="rounded-full bg-good-soft px-2 py-0.5 font-medium text-good text-xs">{t('there')}</span>
  const [orElse] = how.is === 'missing' ? how.orElse : []
  const text =
    how.is === 'stand-in' ? t('standInIs', { by: nameOf(how.by) }) : orElse === undefined ? t('notThere') : t('elseIs', { by: nameOf(orElse) })
  return <span className="rounded-full bg-sunken px-2 py-0.5 font-medium text-xs">{text}</span>
}

/** Names are capitalized as labels; inside a sentence they start in lower case. */
function inSentence(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1)
}
