'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Banner } from '#components/ui/feedback/banner'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { chooseDistanceUnit } from '#lib/client/account/distance-unit'
import { useRootData } from '#lib/client/platform/use-root-data'
import { distanceUnits } from '#lib/domain/account/distance-unit'

/** Chooses the unit of distances, for visitors too. */
export function DistanceChoice() {
  const t = useTranslations('map')
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <>
      <ChoiceGroup
        label={t('distances')}
        name="distance-unit"
        choices={distanceUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
        value={useRootData('distance') === 'km' ? 'km' : 'mi'}
        onChange={(unit) => {
          setHasFailed(false)
          chooseDistanceUnit(unit).catch(() => setHasFailed(true))
        }}
      />
      {hasFailed && <Banner>{t('unitFailed')}</Banner>}
    </>
  )
}
