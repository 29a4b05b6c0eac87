'use client'

import { useTranslations } from 'next-intl'
import { Banner } from '#components/ui/feedback/banner'
import type { ShareOutcome as Outcome } from '#lib/client/activities/use-share'

/** Shows the result of sharing. */
export function ShareOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const t = useTranslations('activity')
  if (!outcome) return null
  return (
    <Banner tone="good">
      {outcome.kind === 'copied' ? (
        t('copied')
      ) : (
        <>
          {t('copyByHand')}{' '}
          <bdi dir="ltr" className="select-all break-all font-medium">
            {outcome.url}
          </bdi>
        </>
      )}
    </Banner>
  )
}
