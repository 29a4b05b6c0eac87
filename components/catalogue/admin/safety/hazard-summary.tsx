import { useTranslations } from 'next-intl'
import { usePlaceText } from '#lib/client/catalogue/admin/use-place-text'
import type { DeclaredHazard } from '#lib/domain/safety/facts'

/** A hazard's name, with who acts, how, for how long and where. */
export function HazardSummary({ hazard: { code, at, who, as, minutes } }: { hazard: DeclaredHazard }) {
  const t = useTranslations('catalogueSafety')
  const tHazard = useTranslations('hazard')
  const placeText = usePlaceText()
  const parts = [
    t(`who.${who}`),
    ...(as ? [t(`ways.${as}`)] : []),
    ...(minutes ? [t('minutes', { count: minutes })] : []),
    at.map(placeText).join(', '),
  ]
  return (
    <>
      <span className="font-semibold">{tHazard(code)}</span>
      <span className="block text-sm text-soft">{parts.join(' · ')}</span>
    </>
  )
}
