'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { ActivityText } from '#components/activities/activity-text'
import { Because } from '#components/activities/because'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/feedback/dialog'
import { writtenIn } from '#lib/client/platform/written-in'
import type { Activity } from '#lib/schemas/activities/activity'

/** Shows the details of a card over the deck. */
export function ActivityDialog({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const t = useTranslations('deck')
  return (
    <Dialog title={activity.title} titleLanguage={activity.language} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <ActivityChips activity={activity} />
        <p {...writtenIn(activity.language)}>{activity.description}</p>
        <Because activity={activity} />
        <ActivityText activity={activity} />
        <Link href={`/activity/${activity.id}`} className={buttonClass()}>
          {t('open')}
        </Link>
      </div>
    </Dialog>
  )
}
