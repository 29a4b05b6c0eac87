'use client'

import { clsx } from 'clsx/lite'
import { LocateFixed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { GeolocationState } from '#lib/client/places/use-position'

interface Props {
  where: GeolocationState
  onAsk: () => void
  /** Whether it follows the list, which then has a more urgent message. */
  isLast: boolean
}

/** Asks for the user's position, only after a tap; if it is unavailable, explains the consequences. */
export function PositionPrompt({ where: { state }, onAsk, isLast }: Props) {
  const t = useTranslations('map')
  if (state === 'known') return null
  const text = state === 'unasked' ? t('locateText') : t(state === 'asking' ? 'locating' : state === 'refused' ? 'refused' : 'unavailable')
  return (
    <div className={clsx('mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 text-sm', isLast && 'order-last')}>
      <p role="status" className="min-w-40 flex-1 text-pretty text-soft">
        {text}
      </p>
      {state !== 'refused' && (
        <button
          type="button"
          aria-disabled={state === 'asking'}
          onClick={onAsk}
          className="-order-1 flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 font-medium hover:bg-ground aria-disabled:opacity-55 max-[23rem]:w-full max-[23rem]:justify-center"
        >
          <LocateFixed aria-hidden className="size-5" />
          {t('locate')}
        </button>
      )}
    </div>
  )
}
