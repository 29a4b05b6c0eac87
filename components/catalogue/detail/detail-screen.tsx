'use client'

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Doing } from '#components/activities/doing/doing'
import { OtherDetails } from '#components/activities/other-details'
import { PrintLink } from '#components/activities/print/print-link'
import { SummarySection } from '#components/activities/summary'
import { NotLoaded } from '#components/catalogue/browse/not-loaded'
import { ActivityGone } from '#components/catalogue/detail/activity-gone'
import { DetailHeader } from '#components/catalogue/detail/detail-header'
import { EducatorTags, hasEducatorTags } from '#components/catalogue/detail/educator-tags'
import { MaterialsSection } from '#components/catalogue/detail/materials-section'
import { MoreLikeThis } from '#components/catalogue/detail/more-like-this'
import { OwnRating } from '#components/catalogue/detail/own-rating'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { exploreActivityQuery } from '#lib/client/catalogue/explore'
import { ApiError } from '#lib/client/platform/api-error'
import { createBackHandler } from '#lib/client/platform/forms/back-handler'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'

interface Props {
  isSignedIn: boolean
  /** The visitors' version: a signed-in user's data is loaded at once. */
  first: ExploreActivity
}

/** One catalogue activity in full. */
export function DetailScreen({ isSignedIn, first }: Props) {
  const t = useTranslations('exploreActivity')
  const {
    data: activity,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...exploreActivityQuery(first.id),
    initialData: first,
    ...(isSignedIn && { initialDataUpdatedAt: 0 }),
  })
  // Also if a copy on this device was shown first.
  if (error instanceof ApiError && error.status === 404) return <ActivityGone />
  return (
    <>
      <Link
        href="/explore"
        onClick={createBackHandler(isList, isActivity)}
        className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1.5 font-medium text-sm underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        {t('toExplore')}
      </Link>
      <article data-wide className="flex flex-col gap-7">
        <DetailHeader activity={activity} />
        {error && <NotLoaded isRetrying={isFetching} onRetry={() => void refetch()} />}
        <DetailText activity={activity} wasSignedIn={isSignedIn} />
      </article>
      <div className="mt-8">
        <MoreLikeThis activity={activity} />
      </div>
    </>
  )
}

const isActivity = (path: string) => path.startsWith('/explore/activity/')
const isList = (path: string) => path === '/explore' || (path.startsWith('/explore/') && !isActivity(path))

/** Shows everything needed for the activity, and rating it afterwards. `wasSignedIn` applies until the browser knows the session. */
function DetailText({ activity, wasSignedIn }: { activity: ExploreActivity; wasSignedIn: boolean }) {
  const t = useTranslations('exploreActivity')
  const tAllergens = useTranslations('allergens')
  const language = useLocale()
  const isSignedIn = useIsSignedIn() ?? wasSignedIn
  const { id, safetyNotes, allergens, instructions, benefits, easier, harder, quick, guidance, minutes } = activity
  return (
    <>
      <SummarySection lines={quick} minutes={minutes} language={language} />
      <Doing
        activityId={id}
        language={language}
        materials={<MaterialsSection activity={activity} />}
        materialNames={activity.materials.map(({ name }) => name)}
        safetyNotes={safetyNotes}
        moreNotes={
          allergens.length > 0 && (
            <p className="mt-3 font-medium">{t('contains', { names: allergens.map((allergen) => tAllergens(allergen)).join(', ') })}</p>
          )
        }
        steps={instructions}
        drawing={guidance?.drawing}
      />
      {isSignedIn && <OwnRating activity={activity} />}
      <OtherDetails
        guidance={guidance}
        language={language}
        benefits={benefits}
        benefitsTitle={t('learns')}
        ways={[
          { kind: 'easier', text: easier },
          { kind: 'harder', text: harder },
        ]}
        forEducators={hasEducatorTags(activity) && <EducatorTags activity={activity} />}
      />
      <PrintLink activityPath={`/explore/activity/${id}`} />
    </>
  )
}
