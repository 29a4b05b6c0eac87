'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import { clsx } from 'clsx/lite'
import { useEffect, useEffectEvent, useRef } from 'react'
import { loadMarkDrawer } from '#lib/client/places/map/drawing'
import type { MapProps } from '#lib/client/places/map/engine'
import { createMapLibre } from '#lib/client/places/map/maplibre'
import type { Position } from '#lib/domain/places/places'

/** The attribution in the page's colors, clear of the buttons on the other side. */
const attribution =
  '[&_.maplibregl-ctrl-attrib]:m-2! [&_.maplibregl-ctrl-top-left_.maplibregl-ctrl-attrib]:me-15! [&_.maplibregl-ctrl-top-right_.maplibregl-ctrl-attrib]:ms-15! [&_.maplibregl-ctrl-attrib]:rounded-lg! [&_.maplibregl-ctrl-attrib]:bg-surface/85! [&_.maplibregl-ctrl-attrib-inner]:text-ink [&_.maplibregl-ctrl-attrib_a]:text-ink! [&_.maplibregl-ctrl-attrib-button]:bg-white!'

/** A map of open data, drawn by MapLibre. */
export function OpenMap({ styleUrl, start, texts, onReady, onMoved, onZoom, onPress, onPut, onPlain, onFailed }: MapProps & { styleUrl: string }) {
  const container = useRef<HTMLDivElement>(null)
  const drawn = useRef<ReturnType<typeof createMapLibre>>(undefined)
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent(onFailed)
  const create = useEffectEvent((draw: Awaited<ReturnType<typeof loadMarkDrawer>>) => {
    if (!container.current) throw new Error('The map has no container element')
    return createMapLibre({ container: container.current, styleUrl, start, texts, draw, ...events })
  })
  const moved = useEffectEvent(onMoved)
  const zoomed = useEffectEvent(onZoom)
  const pressed = useEffectEvent(onPress)
  const put = useEffectEvent((position: Position) => onPut?.(position))
  const plain = useEffectEvent(onPlain)
  const events = {
    onMoved: (view: Parameters<typeof onMoved>[0]) => moved(view),
    onZoom: (zoom: number) => zoomed(zoom),
    onPress: (mark: Parameters<typeof onPress>[0]) => pressed(mark),
    onPut: (position: Position) => put(position),
    onPlain: () => plain(),
  }

  useEffect(() => {
    let isGone = false
    let destroy = () => {}
    loadMarkDrawer()
      .then((draw) => {
        if (isGone) return
        const map = create(draw)
        destroy = map.destroy
        drawn.current = map
        ready(map)
      })
      .catch(() => isGone || failed())
    return () => {
      isGone = true
      destroy()
    }
  }, [])

  useEffect(() => drawn.current?.changeStyle(styleUrl), [styleUrl])

  return <div ref={container} dir="ltr" className={clsx('size-full bg-sunken font-sans!', attribution)} />
}
