import { useTranslations } from 'next-intl'
import type { Place } from '#lib/domain/safety/facts'

/** Where a declared hazard is, as an admin reads it: "Step 3". */
export function usePlaceText(): (place: Place) => string {
  const t = useTranslations('catalogueSafety')
  return (place) => (typeof place === 'number' ? t('step', { number: place }) : t(`place.${place}`))
}
