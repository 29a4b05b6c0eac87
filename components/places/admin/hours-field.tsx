'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import { Chip } from '#components/ui/input/toggle-chip'
import type { LocationForm } from '#lib/client/places/admin/location-form'
import { openingQuery } from '#lib/client/places/admin/location-list'
import { useOpeningText } from '#lib/client/places/use-opening-text'
import { ApiError } from '#lib/client/platform/api'
import { useDebouncedValue } from '#lib/client/platform/use-debounced-value'
import { parsePosition } from '#lib/domain/places/coordinates'
import { MAX_HOURS_LENGTH, type ShownOpening } from '#lib/schemas/places/location'

/** Delay after the last typed character before hours are checked, ms. */
const SETTLED_MS = 400
const examples = ['Mo-Su 08:00-20:00', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00', 'sunrise-sunset', '24/7']

/** Edits the opening hours, and shows the current state they give. */
export function HoursField({ form: { draft, edit, errors } }: { form: LocationForm }) {
  const t = useTranslations('locationsAdmin')
  const position = parsePosition(draft)
  const near = position && `${position.latitude},${position.longitude}`
  return (
    // Keeps the message under the field clear of the button at the dialog's end.
    <div className="flex flex-col gap-2 [&_input]:scroll-mb-12">
      <Field
        label={t('hours')}
        name="hours"
        dir="ltr"
        value={draft.hours}
        maxLength={MAX_HOURS_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.hours}
        onChange={({ target }) => edit({ hours: target.value })}
      />
      <div role="status" className="text-sm empty:hidden">
        {draft.hours.trim() !== '' &&
          (near === undefined ? <p className="text-soft">{t('hoursSpot')}</p> : <OpeningPreview hours={draft.hours.trim()} near={near} />)}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-soft">{t('examples')}</span>
        {examples.map((example) => (
          <Chip key={example} isOn={draft.hours === example} onClick={() => edit({ hours: example })}>
            <bdo dir="ltr">{example}</bdo>
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** Shows whether a place with these hours is open, or that they cannot be read. Results for earlier input are hidden. */
function OpeningPreview({ hours, near }: { hours: string; near: string }) {
  const t = useTranslations('locationsAdmin')
  const settled = useDebouncedValue(`${near} ${hours}`, SETTLED_MS)
  const isSettled = settled === `${near} ${hours}`
  const { data, error } = useQuery({ ...openingQuery(hours, near), enabled: isSettled })
  if (isSettled && error) {
    const reason = error instanceof ApiError ? error.problem?.errors.find(({ field }) => field === 'hours')?.message : undefined
    return <p className={clsx(reason ? 'text-danger' : 'text-soft')}>{reason ?? t('hoursUnread')}</p>
  }
  return data ? <OpeningSummary opening={data} /> : <p className="text-soft">{t('hoursAsking')}</p>
}

function OpeningSummary({ opening }: { opening: ShownOpening }) {
  const t = useTranslations('locationsAdmin')
  const { state, change } = useOpeningText()(opening)
  const { openState, timeZone } = opening
  return (
    <p className="text-soft">
      <span className={clsx('font-medium', openState === 'open' && 'text-good', openState === 'closed' && 'text-danger')}>{state}</span>
      {change && <span className="before:mx-1.5 before:content-['·']">{change}</span>}
      <span className="before:mx-1.5 before:content-['·']">{t('hoursZone', { zone: timeZone })}</span>
    </p>
  )
}
