'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { ActivityText } from '#components/activities/activity-text'
import { MatchReason } from '#components/activities/match-reason'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/feedback/dialog'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity } from '#lib/schemas/activities/activity'

/** Shows the details of a card over the deck. */
export function ActivityDialog({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const t = useTranslations('deck')
  return (
    <Dialog title={activity.title} titleLanguage={activity.language} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <ActivityChips activity={activity} />
        <p {...getLanguageAttributes(activity.language)}>{activity.description}</p>
        <MatchReason activity={activity} />
        <ActivityText activity={activity} />
        <Link href={`/activity/${activity.id}`} className={buttonClass()}>
          {t('open')}
        </Link>
      </div>
    </Dialog>
  )
}
