'use client'

import { Heart, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActivityChips } from '#components/activities/activity-chips'
import { ShareOutcome } from '#components/activities/share-outcome'
import { useSaving } from '#components/catalogue/browse/saving'
import { DoButton } from '#components/catalogue/detail/do-button'
import { Price, Rated } from '#components/catalogue/detail/facts'
import { Button } from '#components/ui/button'
import { Chip } from '#components/ui/chip'
import { Picture } from '#components/ui/picture/picture'
import { type ShareOutcome as Outcome, shareLink } from '#lib/client/activities/use-share'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'

/** Shows the activity's title and facts, and its actions. */
export function DetailHeader({ activity }: { activity: ExploreActivity }) {
  const t = useTranslations('activity')
  return (
    <header className="flex flex-col gap-4 lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:items-start lg:gap-x-8">
      <Picture names={activity.picture} scene={activity.scene} seed={activity.id} isFirst className="h-44 rounded-card sm:h-56 lg:h-72" />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-title">{activity.title}</h1>
          <p className="tabular text-sm">
            <Rated activity={activity} />
          </p>
        </div>
        <ActivityChips activity={{ ...activity, durationMinutes: activity.duration }}>
          <Chip>{t(`difficulty.${activity.difficulty}`)}</Chip>
          <Chip>
            <Price price={activity.price} />
          </Chip>
        </ActivityChips>
        <p>{activity.description}</p>
        <DetailActions activity={activity} />
      </div>
    </header>
  )
}

function DetailActions({ activity }: { activity: ExploreActivity }) {
  const t = useTranslations('activity')
  const { toggle, isBusy } = useSaving()
  const [outcome, setOutcome] = useState<Outcome>()

  async function share() {
    setOutcome(undefined)
    setOutcome(await shareLink(activity.title, `${window.location.origin}/explore/activity/${activity.id}`))
  }
  return (
    <div className="flex flex-col gap-3">
      <DoButton activityId={activity.id} />
      <div className="grid grid-cols-2 gap-3">
        <Button
          look="secondary"
          aria-pressed={activity.isSaved}
          className="ltr:order-last"
          busy={isBusy(activity.id)}
          onClick={() => toggle(activity)}
        >
          <Heart aria-hidden className={`size-5 text-accent ${activity.isSaved ? 'fill-current' : ''}`} />
          {t(activity.isSaved ? 'saved' : 'save')}
        </Button>
        <Button look="secondary" onClick={() => void share()}>
          <Share2 aria-hidden className="size-5" />
          {t('share')}
        </Button>
      </div>
      <ShareOutcome outcome={outcome} />
    </div>
  )
}
