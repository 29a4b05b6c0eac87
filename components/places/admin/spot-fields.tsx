'use client'

import { LocateFixed, MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ClipboardEvent, lazy, Suspense, useEffect, useEffectEvent, useState, type WheelEvent } from 'react'
import { Button } from '#components/ui/button'
import { FieldError } from '#components/ui/feedback/field-error'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Field } from '#components/ui/form/field'
import type { LocationForm } from '#lib/client/places/admin/location-form'
import { exactPosition, findPosition } from '#lib/client/places/browser-position'
import { looksSwapped, parseCopiedPosition, parsePosition, toTypedPosition } from '#lib/domain/places/coordinates'
import type { MapSource } from '#lib/domain/places/map-sources'
import type { Position } from '#lib/domain/places/places'

// Loaded on demand: the map is the largest part, and many places are entered by coordinates.
const SpotMap = lazy(() => import('#components/places/admin/spot-map').then((file) => ({ default: file.SpotMap })))

/** Edits a place's position: typed, pasted, found by the device, or chosen on a map. */
export function SpotFields({ form: { draft, edit, errors }, source }: { form: LocationForm; source: MapSource }) {
  const t = useTranslations('locationsAdmin')
  const [isMapOpen, setIsMapOpen] = useState(false)
  const [search, setSearch] = useState<'none' | 'underWay' | 'failed'>('none')
  const [found, setFound] = useState<Position>()
  const isSwapped = looksSwapped(draft)

  // Merges with the latest input: the user can continue to type while the device searches.
  const put = useEffectEvent((position: Position) => edit(toTypedPosition(position)))
  useEffect(() => {
    if (found) put(found)
  }, [found])

  async function locate() {
    setSearch('underWay')
    try {
      setFound(await findPosition(exactPosition))
      setSearch('none')
    } catch {
      setSearch('failed')
    }
  }

  const field = (name: 'latitude' | 'longitude') => ({
    name,
    type: 'number',
    step: 'any',
    // Numeric keypads often lack a minus sign.
    inputMode: 'text' as const,
    dir: 'ltr',
    required: true,
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
    // Turning the wheel over the field scrolls the page; otherwise it would move the place by one degree.
    onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
    onPaste(event: ClipboardEvent) {
      const both = parseCopiedPosition(event.clipboardData.getData('text'))
      if (!both) return
      event.preventDefault()
      edit(both)
    },
  })

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-x-4">
        <Field label={t('latitude')} error={isSwapped ? t('swapped') : errors.latitude} {...field('latitude')} />
        <Field label={t('longitude')} error={errors.longitude} {...field('longitude')} />
      </div>
      {isSwapped && (
        <Button look="secondary" className="self-start" onClick={() => edit({ latitude: draft.longitude, longitude: draft.latitude })}>
          {t('swap')}
        </Button>
      )}
      <p className="text-sm text-soft">{t('spotHint')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" className="flex-1" aria-expanded={isMapOpen} onClick={() => setIsMapOpen(!isMapOpen)}>
          <MapPin aria-hidden className="size-5 shrink-0" />
          {t('pick')}
        </Button>
        <Button look="secondary" className="flex-1" busy={search === 'underWay'} onClick={() => void locate()}>
          <LocateFixed aria-hidden className="size-5 shrink-0" />
          {t('here')}
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        <FieldError id="here-failed" text={search === 'failed' ? t('hereFailed') : undefined} />
      </div>
      {isMapOpen && (
        <Suspense fallback={<Skeleton className="h-80 rounded-control" />}>
          <SpotMap source={source} position={parsePosition(draft)} category={draft.category} onPut={(position) => edit(toTypedPosition(position))} />
        </Suspense>
      )}
    </div>
  )
}
