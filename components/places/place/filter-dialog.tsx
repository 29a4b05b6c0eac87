'use client'

import { useTranslations } from 'next-intl'
import { DistanceChoice } from '#components/places/place/distance-choice'
import { Button } from '#components/ui/button'
import { Dialog } from '#components/ui/feedback/dialog'
import { CheckGroup } from '#components/ui/form/check-group'
import { type PlaceFact, placeFacts } from '#lib/domain/places/place-filter'

interface Props {
  facts: readonly PlaceFact[]
  onChange: (facts: PlaceFact[]) => void
  onClose: () => void
}

/** Filters places by their facts. Each choice applies at once to the list behind. */
export function FilterDialog({ facts, onChange, onClose }: Props) {
  const t = useTranslations('map')
  const tPlace = useTranslations('place')
  const choices = placeFacts.map((fact) => ({ value: fact, label: tPlace(`fact.${fact}`) }))
  return (
    <Dialog title={t('more')} closeLabel={t('close')} onClose={onClose}>
      <CheckGroup
        label={<span className="font-semibold text-sub">{t('facts')}</span>}
        name="facts"
        choices={choices}
        values={facts}
        onChange={onChange}
      />
      <p className="mt-4 mb-6 text-sm text-soft">{t('factsNote')}</p>
      <DistanceChoice />
      <Button className="mt-6 w-full" onClick={onClose}>
        {t('show')}
      </Button>
    </Dialog>
  )
}
