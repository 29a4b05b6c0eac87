'use client'

import { useTranslations } from 'next-intl'
import { CorrectionQueue } from '#components/locations/correction-queue'
import { ImportPart } from '#components/locations/import-part'
import { PlacePart } from '#components/locations/place-part'
import { ChoiceGroup } from '#components/ui/choice-group'
import { locationParts, useLocationFilter } from '#lib/client/location-filter'

/** All that admins do with the places of the map: change them, look at what people say is wrong, bring in whole files. */
export function LocationsScreen() {
  const t = useTranslations('locationsAdmin')
  const [filter, change] = useLocationFilter()
  const names = { places: t('places'), corrections: t('corrections'), import: t('import') }
  return (
    <div className="flex flex-col gap-5">
      <ChoiceGroup
        label={t('part')}
        isLabelHidden
        name="part"
        value={filter.part}
        onChange={(part) => change({ part })}
        choices={locationParts.map((value) => ({ value, label: names[value] }))}
      />
      {filter.part === 'places' && <PlacePart />}
      {filter.part === 'corrections' && <CorrectionQueue />}
      {filter.part === 'import' && <ImportPart />}
    </div>
  )
}
