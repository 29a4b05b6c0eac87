'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { HazardSummary } from '#components/catalogue/admin/safety/hazard-summary'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { IconButton } from '#components/ui/icon-button'
import type { DeclaredHazard } from '#lib/domain/safety/facts'
import { hazardCodes } from '#lib/domain/safety/hazards'
import type { SafetyCheck } from '#lib/schemas/catalogue/catalogue'

interface Props {
  hazards: DeclaredHazard[]
  /** Hazards that forbid the activity at its minimum age. */
  blocked: SafetyCheck['blocked']
  onChange: (hazards: DeclaredHazard[]) => void
}

/** The declared hazards, each with its places and who acts. */
export function DeclaredHazards({ hazards, blocked, onChange }: Props) {
  const t = useTranslations('catalogueSafety')
  const tHazard = useTranslations('hazard')
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium">{t('hazards')}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {hazards.map((hazard) => {
          const { code, at, who, as } = hazard
          const name = tHazard(code)
          return (
            <li key={[code, who, as, ...at].join()} className="flex items-start justify-between gap-2 rounded-card bg-surface p-3 shadow-card">
              <span className="min-w-0">
                <HazardSummary hazard={hazard} />
                {blocked.some((one) => one.hazard === code) && <span className="block text-danger text-sm">{t('blocked')}</span>}
              </span>
              <IconButton
                label={t('remove', { name })}
                icon={<X aria-hidden className="size-5" />}
                onClick={() => onChange(hazards.filter((one) => one !== hazard))}
              />
            </li>
          )
        })}
      </ul>
      <LabelledSelect
        label={t('addHazard')}
        hint={t('addHazardHint')}
        name="hazard"
        none={t('choose')}
        choices={hazardCodes.map((id) => ({ id, name: tHazard(id) }))}
        value=""
        onChange={(chosen) => onChange([...hazards, ...hazardCodes.filter((code) => code === chosen).map((code) => toWholeCardHazard(code))])}
      />
    </div>
  )
}

/** Declares a hazard for the whole card, with the child acting. */
function toWholeCardHazard(code: DeclaredHazard['code']): DeclaredHazard {
  return { code, at: ['card'], who: 'child' }
}
