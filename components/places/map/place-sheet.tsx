'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { SheetDragProps } from '#components/places/map/sheet-drag'
import { SHEET_COLLAPSED, SHEET_EXPANDED } from '#lib/domain/places/sheet-heights'

interface Props {
  isExpanded: boolean
  onChange: (isExpanded: boolean) => void
  /** Whether other content covers it. */
  isCovered: boolean
  children: ReactNode
}

/** The list over the lower part of the map, dragged by its handle; next to the map on wide screens. */
export function PlaceSheet({ isExpanded, onChange, isCovered, children }: Props) {
  const t = useTranslations('map')
  const handle = useRef<HTMLButtonElement>(null)
  const [dragged, setDragged] = useState<number>()
  const Drag = useDragging()
  const height = dragged ?? (isExpanded ? SHEET_EXPANDED : SHEET_COLLAPSED)
  return (
    <section
      aria-label={t('list')}
      style={{ height: `${height}%` }}
      className={clsx(
        // Not quite opaque, as the card of a place.
        'absolute inset-x-0 bottom-0 z-10 flex flex-col opacity-[0.999] rounded-t-card border-hairline border-t bg-ground shadow-card',
        'lg:static lg:col-start-1 lg:row-start-2 lg:h-auto! lg:min-h-0 lg:rounded-none lg:border-0 lg:shadow-none',
        dragged === undefined && 'transition-[height] duration-300',
        isCovered && 'max-lg:invisible',
      )}
    >
      <button
        ref={handle}
        type="button"
        aria-expanded={isExpanded}
        aria-label={t(isExpanded ? 'collapse' : 'expand')}
        onClick={() => onChange(!isExpanded)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') onChange(true)
          if (key === 'ArrowDown') onChange(false)
        }}
        className="grid min-h-11 w-full shrink-0 touch-none place-items-center rounded-t-card lg:hidden"
      >
        <span className="h-1.5 w-12 rounded-full bg-line" />
      </button>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 lg:pt-2">{children}</div>
      {Drag && <Drag handle={handle} isExpanded={isExpanded} onDrag={setDragged} onChange={onChange} />}
    </section>
  )
}

/** Loaded after the list is shown: until then the handle only works by tapping. */
function useDragging(): ComponentType<SheetDragProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<SheetDragProps>>()
  useEffect(() => {
    // If it fails to load, tapping still works.
    void import('#components/places/map/sheet-drag').then(
      ({ SheetDrag }) => setLoaded(() => SheetDrag),
      () => undefined,
    )
  }, [])
  return loaded
}
