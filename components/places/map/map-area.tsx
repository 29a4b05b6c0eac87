'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'
import type { MapTrouble } from '#components/places/map/drawn-map'
import type { LiveMapProps } from '#components/places/map/live-map'

/** The map's container. The map and its controls load after everything else. */
export function MapArea(props: Omit<LiveMapProps, 'onTrouble' | 'area'>) {
  const t = useTranslations('map')
  const [area, setArea] = useState<HTMLElement | null>(null)
  const [trouble, setTrouble] = useState<MapTrouble>()
  const LiveMap = useLiveMap(() => setTrouble('failed'))
  return (
    <div
      ref={setArea}
      className="absolute inset-x-0 top-0 bottom-[40%] overflow-hidden bg-sunken lg:relative lg:inset-auto lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {LiveMap && trouble !== 'failed' && <LiveMap {...props} area={area} onTrouble={setTrouble} />}
      <p role="status" className="pointer-events-none absolute inset-x-2 bottom-11 flex justify-start pe-14 text-xs">
        {trouble && <span className="rounded-control bg-surface px-3 py-2 text-ink shadow-card">{t(trouble)}</span>}
      </p>
    </div>
  )
}

/** Loads the map once the browser has painted the list and is idle. */
function useLiveMap(onFailed: () => void): ComponentType<LiveMapProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<LiveMapProps>>()
  const [fail] = useState(() => onFailed)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // A separate task after the next frame: by then the list is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        void import('#components/places/map/live-map').then(({ LiveMap }) => setLoaded(() => LiveMap), fail)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [fail])
  return loaded
}
