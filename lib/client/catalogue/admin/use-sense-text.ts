import { useTranslations } from 'next-intl'
import type { SafetyCheck } from '#lib/schemas/catalogue/catalogue'

/** Returns a function that names what the rules take a word for, with its sense: "Leaves (plants)". */
export function useSenseText(): (about: Pick<SafetyCheck['questions'][number], 'hazard' | 'substance'>) => string {
  const t = useTranslations('catalogueSafety')
  const tHazard = useTranslations('hazard')
  return ({ hazard, substance }) => {
    if (hazard) return t('sense.danger', { name: tHazard(hazard) })
    return substance ? t(`sense.${substance.kind}`, { name: substance.name }) : ''
  }
}
