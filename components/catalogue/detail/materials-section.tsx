'use client'

import { useTranslations } from 'next-intl'
import { TickList } from '#components/activities/doing/tick-list'
import { Section } from '#components/activities/section'
import { MaterialStanding } from '#components/catalogue/detail/missing'
import { materialTicksId } from '#lib/client/activities/doing/use-ticks'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'

/** Lists the materials to tick off, with amounts, and whether each is at home if that is known. */
export function MaterialsSection({ activity: { id, materials } }: { activity: Pick<ExploreActivity, 'id' | 'materials'> }) {
  const t = useTranslations('activity')
  const lines = materials.map((material) => ({
    key: material.id,
    label: (
      <>
        <span className="font-medium">{material.name}</span>
        {material.quantity && <span className="text-sm text-soft"> {material.quantity}</span>}
      </>
    ),
    more: <MaterialStanding id={material.id} />,
  }))
  return (
    <Section title={t('materials')}>
      {lines.length === 0 ? <p className="text-soft">{t('noMaterials')}</p> : <TickList listId={materialTicksId(id)} lines={lines} />}
    </Section>
  )
}
