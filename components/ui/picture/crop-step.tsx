'use client'

import 'react-easy-crop/react-easy-crop.css'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '#components/ui/button'
import type { Area } from '#lib/client/platform/pictures/picture'

const MAX_ZOOM = 5
/** The px that an arrow key moves the picture; a fifth of it with Shift. */
const ARROW_STEP = 10

interface Props {
  /** An object URL. */
  source: string
  isBusy: boolean
  /** Whether the visible part is known. */
  isReady: boolean
  onPart: (part: Area) => void
  onUse: () => void
  onCancel: () => void
  /** Called if the file is not a readable picture. */
  onUnreadable: () => void
}

/** Chooses a square part of a picture, shown as a circle: by dragging, pinching, wheel, slider and arrow keys. */
export function CropStep({ source, isBusy, isReady, onPart, onUse, onCancel, onUnreadable }: Props) {
  const t = useTranslations('picture')
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    step.current?.focus({ preventScroll: true })
    step.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would need a second visible legend
    <div ref={step} role="group" aria-labelledby={`${id}-title`} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <p id={`${id}-title`} className="text-sm text-soft">
        {t('cropTitle')}
      </p>
      {/* On low screens the buttons must be visible at the same time. */}
      <div className="relative mx-auto aspect-square w-full max-w-[min(18rem,max(9rem,100dvh-25rem))] overflow-hidden rounded-control bg-sunken">
        <Cropper
          image={source}
          crop={place}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={ARROW_STEP}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onPart(pixels)}
          classes={{ cropAreaClassName: 'focus-visible:-outline-offset-4' }}
          cropperProps={{ role: 'application', 'aria-label': t('cropArea') }}
          mediaProps={{ onError: onUnreadable, draggable: false }}
          disableAutomaticStylesInjection
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 rounded-control accent-accent"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" className="flex-1" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button className="flex-1" busy={isBusy} disabled={!isReady} onClick={onUse}>
          {t('use')}
        </Button>
      </div>
    </div>
  )
}
