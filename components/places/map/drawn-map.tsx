'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { MapGuard } from '#components/places/map/map-guard'
import { useIsDark } from '#lib/client/account/use-is-dark'
import type { MapProps } from '#lib/client/places/map/engine'
import type { MapSource } from '#lib/domain/places/map-sources'

/** A message key for the reason why another map, or none, is shown. */
export type MapTrouble = 'plain' | 'googleFailed' | 'failed'

interface Props extends Omit<MapProps, 'texts' | 'onPlain' | 'onFailed'> {
  source: MapSource
  /** The map's label for screen readers. */
  label: string
  onTrouble: (trouble: MapTrouble) => void
  /** Content shown over the map once it exists. */
  children: ReactNode
}

/** A map, drawn by Google or MapLibre. */
export function DrawnMap({ source, label, onTrouble, children, ...rest }: Props) {
  const t = useTranslations('map')
  const { kind, Drawn, fail } = useMapComponent(source, onTrouble)
  if (!Drawn) return null
  return (
    <>
      <MapGuard key={kind} onFailed={fail}>
        <Drawn {...rest} texts={{ label, attribution: t('attribution') }} onPlain={() => onTrouble('plain')} onFailed={fail} />
      </MapGuard>
      {children}
    </>
  )
}

/** Chooses Google's map if there is a key, and MapLibre's without one or if Google's fails. */
function useMapComponent({ googleKey, styleUrl, darkStyleUrl }: MapSource, onTrouble: (trouble: MapTrouble) => void) {
  const language = useLocale()
  const [kind, setKind] = useState<'google' | 'open'>(googleKey ? 'google' : 'open')
  const [loaded, setLoaded] = useState<{ Drawn: ComponentType<MapProps> }>()
  const tell = useEffectEvent(onTrouble)
  useEffect(() => {
    let isGone = false
    const load = kind === 'google' && googleKey ? loadGoogle(googleKey, language) : loadOpen({ styleUrl, darkStyleUrl })
    load.then(
      (Drawn) => isGone || setLoaded({ Drawn }),
      () => {
        if (isGone) return
        tell(kind === 'google' ? 'googleFailed' : 'failed')
        if (kind === 'google') setKind('open')
      },
    )
    return () => {
      isGone = true
    }
  }, [kind, googleKey, styleUrl, darkStyleUrl, language])
  const fail = () => {
    onTrouble(kind === 'google' ? 'googleFailed' : 'failed')
    setLoaded(undefined)
    if (kind === 'google') setKind('open')
  }
  return { kind, Drawn: loaded?.Drawn, fail }
}

async function loadGoogle(apiKey: string, language: string): Promise<ComponentType<MapProps>> {
  const { loadGoogleMaps } = await import('#lib/client/places/map/google-script')
  const [{ GoogleMap }] = await Promise.all([import('#components/places/map/google-map'), loadGoogleMaps({ key: apiKey, language })])
  return (props) => {
    const colorScheme = useIsDark() ? 'DARK' : 'LIGHT'
    // Google's map changes its colors only when it is created again.
    return <GoogleMap key={colorScheme} {...props} apiKey={apiKey} language={language} colorScheme={colorScheme} />
  }
}

async function loadOpen({ styleUrl, darkStyleUrl }: Omit<MapSource, 'googleKey'>): Promise<ComponentType<MapProps>> {
  const { OpenMap } = await import('#components/places/map/open-map')
  return (props) => <OpenMap {...props} styleUrl={useIsDark() ? darkStyleUrl : styleUrl} />
}
