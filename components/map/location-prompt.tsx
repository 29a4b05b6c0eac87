'use client'

import { LocateFixed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import type { Whereabouts } from '#lib/client/use-position'

/** Asks for the person's position, by a tap and never by itself; where it is not to be had, says what that means. */
export function LocationPrompt({ where, onAsk }: { where: Whereabouts; onAsk: () => void }) {
  const t = useTranslations('map')
  if (where.state === 'known') return null
  const isOpen = where.state === 'unasked' || where.state === 'asking'
  return (
    <div className="mb-3 rounded-control bg-sunken px-4 py-3 text-sm">
      <p role="status">
        {where.state === 'asking' ? t('locating') : t(isOpen ? 'locateText' : where.state === 'refused' ? 'refused' : 'unavailable')}
      </p>
      {where.state !== 'refused' && (
        <Button look="secondary" busy={where.state === 'asking'} onClick={onAsk} className="mt-2 min-h-11 text-sm">
          {where.state !== 'asking' && <LocateFixed aria-hidden className="size-4.5" />}
          {t('locate')}
        </Button>
      )}
    </div>
  )
}
