'use client'

import { Laptop, Smartphone } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { signOut } from '#lib/client/auth/sign-in'
import { deviceOf } from '#lib/domain/auth/device'
import type { SessionRow as Row } from '#lib/schemas/account/user'

const handhelds = ['iPhone', 'iPad', 'Android']

interface Props {
  session: Row
  /** The time the list was loaded, ms since 1970. */
  now: number
  isEnding: boolean
  onEnd: () => void
}

/** One session: its device, its last use, and a button to end it. For the current session the button signs out. */
export function SessionRow({ session, now, isEnding, onEnd }: Props) {
  const t = useTranslations('account')
  const format = useFormatter()
  const { browser, system } = deviceOf(session.userAgent)
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('deviceUnknown'))
  // Limits the time to now: the server's clock may be ahead of the device's.
  const lastSeen = Math.min(Date.parse(session.lastSeenAt), now)
  const Icon = system !== undefined && handhelds.includes(system) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Icon aria-hidden className="size-5 shrink-0 text-soft" />
      <div className="min-w-32 flex-1">
        <p className="font-medium">{device}</p>
        {session.isCurrent ? (
          <p className="text-good text-sm">{t('thisDevice')}</p>
        ) : (
          <p className="text-sm text-soft">{t('lastUsed', { when: format.relativeTime(lastSeen, now) })}</p>
        )}
      </div>
      {session.isCurrent ? (
        <LogOutButton />
      ) : (
        <Button look="secondary" busy={isEnding} aria-label={t('endDevice', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function LogOutButton() {
  const t = useTranslations('account')
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')

  async function leave() {
    setState('leaving')
    await signOut().catch(() => setState('failed'))
  }

  return (
    <>
      <Button look="secondary" busy={state === 'leaving'} onClick={leave}>
        {t('signOut')}
      </Button>
      {state === 'failed' && (
        <div className="w-full">
          <Banner>{t('endFailed')}</Banner>
        </div>
      )}
    </>
  )
}
