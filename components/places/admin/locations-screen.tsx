'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CorrectionQueue } from '#components/places/admin/correction-queue'
import { PlacePart } from '#components/places/admin/place-part'
import { ImportPart } from '#components/places/import/import-part'
import { Toast } from '#components/ui/feedback/toast'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { useLocationFilter } from '#lib/client/places/location-filter'
import { locationParts } from '#lib/domain/places/location-address'
import type { MapSource } from '#lib/domain/places/map-sources'

/** The admin's tasks for the map's places: edit them, decide corrections, and import files. */
export function LocationsScreen({ source }: { source: MapSource }) {
  const t = useTranslations('locationsAdmin')
  const [{ part, q }, change] = useLocationFilter()
  const [news, setNews] = useState('')
  const names = { places: t('places'), corrections: t('corrections'), import: t('import') }
  return (
    <div className="flex flex-col gap-5">
      <ChoiceGroup
        label={t('part')}
        isLabelHidden
        name="part"
        value={part}
        onChange={(chosen) => change({ part: chosen })}
        choices={locationParts.map((value) => ({ value, label: names[value] }))}
      />
      {part === 'places' && <PlacePart sought={q} onSearch={(sought) => change({ q: sought })} source={source} onNews={setNews} />}
      {part === 'corrections' && <CorrectionQueue source={source} onNews={setNews} />}
      {part === 'import' && <ImportPart />}
      <Toast text={news} onGone={() => setNews('')} />
    </div>
  )
}
