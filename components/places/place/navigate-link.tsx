'use client'

import { Navigation } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '#components/ui/button'
import { directionsUrl } from '#lib/domain/places/directions'
import type { Position } from '#lib/domain/places/places'

const never = () => () => undefined

/** Opens directions in the device's own app. */
export function NavigateLink({ place }: { place: Position }) {
  const t = useTranslations('map')
  // The server does not know the device.
  const href = useSyncExternalStore(
    never,
    () => directionsUrl(place, navigator),
    () => directionsUrl(place, { userAgent: '', maxTouchPoints: 0 }),
  )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', 'flex-1')}>
      <Navigation aria-hidden className="size-5" />
      {t('navigate')}
      <span className="sr-only">, {t('newTab')}</span>
    </a>
  )
}
