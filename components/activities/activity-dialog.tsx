'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { CardDetails } from '#components/activities/card-details'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/feedback/dialog'
import { doingPath } from '#lib/client/activities/doing/doing-address'
import type { Activity } from '#lib/schemas/activities/activity'

/** Shows the details of a card over the deck. */
export function ActivityDialog({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const t = useTranslations('deck')
  return (
    <Dialog title={activity.title} titleLanguage={activity.language} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <ActivityChips activity={activity} />
        <CardDetails activity={activity} />
        {/* Extends as far as the dialog's padding, so that scrolled content does not show under the button. */}
        <div className="sticky -bottom-[calc(2rem+env(safe-area-inset-bottom))] -mx-5 -mb-[calc(2rem+env(safe-area-inset-bottom))] bg-surface px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mb-6 low:static">
          <Link href={doingPath(activity.id)} className={buttonClass('primary', 'w-full')}>
            {t('open')}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}
