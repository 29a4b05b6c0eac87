'use client'

import { Flag, Phone, X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FactsLine } from '#components/places/place/facts-line'
import { NavigateLink } from '#components/places/place/navigate-link'
import { OpenLine } from '#components/places/place/open-line'
import { PlaceDescription } from '#components/places/place/place-description'
import { PlaceFacts } from '#components/places/place/place-facts'
import { PlacePicture } from '#components/places/place/place-picture'
import { buttonClass } from '#components/ui/button'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { IconButton } from '#components/ui/icon-button'
import type { ChosenPlace } from '#lib/client/places/map/use-chosen-place'
import { PLACES_FORM } from '#lib/client/places/places-form'
import { useDistanceText } from '#lib/client/places/use-distance-text'
import { milesBetween } from '#lib/domain/places/distance'
import type { Position } from '#lib/domain/places/places'
import { dayDate } from '#lib/domain/profiles/age'
import type { ShownLocation } from '#lib/schemas/places/location'

// Loaded when the user reports an error.
const CorrectionDialog = lazy(() => import('#components/places/place/correction-dialog').then((file) => ({ default: file.CorrectionDialog })))

interface Props {
  chosen: ChosenPlace
  own: Position | undefined
  /** Called with the card's element, and with null once it is gone. */
  onElement: (card: HTMLElement | null) => void
  onClose: () => void
}

/** The chosen place: over the list on a phone, over the map on wide screens. */
export function PlaceCard({ chosen: { place, isGone, isError, isFetching, retry }, own, onElement, onClose }: Props) {
  const t = useTranslations('map')
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    onElement(card.current)
    return () => onElement(null)
  }, [onElement])
  useEffect(() => {
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      // Not while typing, nor in a dialog, which closes itself.
      if (key === 'Escape' && target instanceof Element && !target.closest('dialog, input')) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    // Not quite opaque: Chromium skips what an opaque layer covers of a canvas, without a graphics card at the wrong end.
    <section
      ref={card}
      tabIndex={-1}
      aria-label={place?.name ?? t('loading')}
      className="absolute inset-x-0 bottom-0 z-20 flex max-h-[max(60%,15.5rem)] min-h-[40%] flex-col overflow-y-auto overscroll-contain rounded-t-card bg-surface px-4 pt-3 pb-4 opacity-[0.999] shadow-card outline-none lg:relative lg:inset-auto lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:m-4 lg:max-h-[calc(50%-3rem)] lg:min-h-0 lg:w-96 lg:self-end lg:rounded-card"
    >
      <IconButton
        type="submit"
        form={PLACES_FORM}
        name="place"
        value=""
        label={t('close')}
        icon={<X aria-hidden className="size-5" />}
        onClick={onClose}
        className="absolute end-2 top-2 z-10 bg-surface"
      />
      {place ? (
        <Place place={place} own={own} />
      ) : isGone ? (
        <p className="pe-12 pt-2">{t('gone')}</p>
      ) : isError ? (
        <div className="pt-12">
          <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={retry} />
        </div>
      ) : (
        <Skeleton className="h-40 rounded-card" />
      )}
    </section>
  )
}

function Place({ place, own }: { place: ShownLocation; own: Position | undefined }) {
  const t = useTranslations('map')
  const format = useFormatter()
  const distanceText = useDistanceText()
  const [isCorrecting, setIsCorrecting] = useState(false)
  return (
    <>
      <div className="flex gap-3 pe-11">
        <PlacePicture category={place.category} url={place.imageUrl} className="size-24 rounded-control max-[23rem]:size-16" />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere text-sub">
            <bdi>{place.name}</bdi>
          </h2>
          <OpenLine place={place} />
          <FactsLine place={place} distance={own && distanceText(milesBetween(own, place))} />
        </div>
      </div>
      {/* Visible below a name of any length. */}
      <div className="sticky -bottom-4 -mx-4 mt-1 flex gap-2 bg-surface px-4 py-2">
        <NavigateLink place={place} />
        {place.phone && (
          <a href={`tel:${place.phone.replaceAll(/[^+\d]/g, '')}`} className={buttonClass('secondary', 'flex-1')}>
            <Phone aria-hidden className="size-5" />
            {t('contact')}
          </a>
        )}
      </div>
      <PlaceFacts place={place} />
      {place.description && <PlaceDescription text={place.description} />}
      {place.address && (
        <p dir="auto" className="wrap-anywhere mt-2 text-start text-sm text-soft">
          {place.address}
        </p>
      )}
      {place.hours && (
        <p className="mt-2 text-sm text-soft">
          {t('hours')}{' '}
          <span dir="ltr" className="inline-block">
            {place.hours}
          </span>
        </p>
      )}
      {place.checkedOn && (
        <p className="mt-2 text-sm text-soft">
          {t('checkedOn', { date: format.dateTime(dayDate(place.checkedOn), { dateStyle: 'medium', timeZone: 'UTC' }) })}
        </p>
      )}
      <button
        type="button"
        onClick={() => setIsCorrecting(true)}
        className="-ms-2 mt-2 flex min-h-11 items-center gap-2 self-start rounded-control px-2 text-sm text-soft underline underline-offset-4 hover:bg-sunken"
      >
        <Flag aria-hidden className="size-4" />
        {t('wrong')}
      </button>
      {isCorrecting && (
        <Suspense>
          <CorrectionDialog place={place} onClose={() => setIsCorrecting(false)} />
        </Suspense>
      )}
    </>
  )
}
