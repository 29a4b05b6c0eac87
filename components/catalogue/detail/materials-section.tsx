'use client'

import { useTranslations } from 'next-intl'
import { Section } from '#components/activities/section'
import { MaterialStanding } from '#components/catalogue/detail/missing'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'

/** Lists the materials with amounts, and whether each is at home if that is known. */
export function MaterialsSection({ activity: { materials } }: { activity: Pick<ExploreActivity, 'materials'> }) {
  const tActivity = useTranslations('activity')
  return (
    <Section title={tActivity('materials')}>
      {materials.length === 0 && <p className="text-soft">{tActivity('noMaterials')}</p>}
      <ul className="divide-y divide-hairline">
        {materials.map(({ id, name, quantity }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2 gap-y-1 py-2">
            <span className="font-medium">{name}</span>
            {quantity && <span className="text-sm text-soft">{quantity}</span>}
            <MaterialStanding id={id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
