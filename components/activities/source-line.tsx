'use client'

import { useTranslations } from 'next-intl'
import type { SharedActivity } from '#lib/schemas/activities/activity'

/** States who wrote an activity. */
export function SourceLine({ source }: Pick<SharedActivity, 'source'>) {
  const t = useTranslations('activity')
  return <p className="text-sm text-soft">{t(source === 'ai' ? 'ofModel' : 'library')}</p>
}
