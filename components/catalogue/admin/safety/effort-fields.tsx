'use client'

import { useTranslations } from 'next-intl'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { setEffort } from '#lib/client/catalogue/admin/declared'
import { needs } from '#lib/domain/platform/vocabulary'
import { effortFor, efforts, type Facts } from '#lib/domain/safety/facts'

/** A choice for each need: how hard the activity is for a child with it. */
export function EffortFields({ effort, onChange }: { effort: Facts['effort']; onChange: (effort: Facts['effort']) => void }) {
  const t = useTranslations('catalogueSafety')
  const tNeed = useTranslations('needs')
  const choices = efforts.map((id) => ({ id, name: t(`effort.${id}`) }))
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium">{t('efforts')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        {needs.map((need) => (
          <LabelledSelect
            key={need}
            label={tNeed(need)}
            name={`effort.${need}`}
            choices={choices}
            value={effortFor({ effort }, need)}
            onChange={(id) => onChange(setEffort(effort, need, efforts.find((one) => one === id) ?? 'impossible'))}
          />
        ))}
      </div>
    </div>
  )
}
