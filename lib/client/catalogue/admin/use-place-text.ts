import { useTranslations } from 'next-intl'
import type { Place } from '#lib/domain/safety/facts'

/** Returns a function that names the place of a declared hazard: "Step 3". */
export function usePlaceText(): (place: Place) => string {
  const t = useTranslations('catalogueSafety')
  return (place) => (typeof place === 'number' ? t('step', { number: place }) : t(`place.${place}`))
}
