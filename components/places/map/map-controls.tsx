'use client'

import { clsx } from 'clsx/lite'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, LocateFixed, Minus, Move, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#components/ui/icon-button'
import type { MapEngine } from '#lib/client/places/map/engine'
import type { Position } from '#lib/domain/places/places'

/** The zoom for the user's position. */
const RECENTRE_ZOOM = 13
/** The distance of one press on an arrow, px. */
const STEP_PX = 120

interface Props {
  engine: MapEngine | undefined
  own: Position | undefined
  /** Absent if the map does not show the user's position. */
  onRecentre?: () => void
}

/** Buttons that move the map without a gesture. */
export function MapControls({ engine, own, onRecentre }: Props) {
  const t = useTranslations('map')
  const [hasArrows, setHasArrows] = useState(false)
  return (
    <fieldset className="absolute end-2 top-2 z-10 flex flex-col items-end gap-2">
      <legend className="sr-only">{t('controls')}</legend>
      <div className={clsx('flex flex-col', box)}>
        <MapButton label={t('zoomIn')} icon={<Plus aria-hidden className="size-5" />} onClick={() => engine?.zoomBy(1)} />
        <MapButton label={t('zoomOut')} icon={<Minus aria-hidden className="size-5" />} onClick={() => engine?.zoomBy(-1)} />
      </div>
      <div className={clsx('flex flex-col', box)}>
        {onRecentre && (
          <MapButton
            label={t('recentre')}
            icon={<LocateFixed aria-hidden className="size-5" />}
            onClick={() => {
              if (own) engine?.flyTo(own, RECENTRE_ZOOM)
              onRecentre()
            }}
          />
        )}
        <MapButton label={t('arrows')} isOn={hasArrows} icon={<Move aria-hidden className="size-5" />} onClick={() => setHasArrows(!hasArrows)} />
      </div>
      {hasArrows && <Arrows engine={engine} />}
    </fieldset>
  )
}

/** Left is left in every language, as on every map. */
function Arrows({ engine }: { engine: MapEngine | undefined }) {
  const t = useTranslations('map')
  return (
    <div className={clsx('absolute end-13 top-0', box)}>
      <div dir="ltr" className="grid grid-cols-[repeat(3,2.75rem)]">
        <MapButton className="col-start-2" label={t('up')} icon={<ChevronUp aria-hidden />} onClick={() => engine?.panBy(0, -STEP_PX)} />
        <MapButton className="col-start-1" label={t('left')} icon={<ChevronLeft aria-hidden />} onClick={() => engine?.panBy(-STEP_PX, 0)} />
        <MapButton className="col-start-3" label={t('right')} icon={<ChevronRight aria-hidden />} onClick={() => engine?.panBy(STEP_PX, 0)} />
        <MapButton className="col-start-2" label={t('down')} icon={<ChevronDown aria-hidden />} onClick={() => engine?.panBy(0, STEP_PX)} />
      </div>
    </div>
  )
}

const box = 'overflow-hidden rounded-control border border-line bg-surface shadow-card'

interface ButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
  /** Whether a toggle button is on. */
  isOn?: boolean
  className?: string
}

function MapButton({ label, icon, onClick, isOn, className }: ButtonProps) {
  return (
    <IconButton label={label} icon={icon} aria-expanded={isOn} onClick={onClick} className={clsx('rounded-none outline-offset-[-3px]', className)} />
  )
}
