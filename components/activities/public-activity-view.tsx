'use client'

import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { buttonClass } from '#components/ui/button'
import { Picture } from '#components/ui/picture/picture'
import { SignInLink } from '#components/ui/sign-in-link'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { PublicActivity } from '#lib/schemas/activities/activity'

/** Widths of the placeholder text lines, in percent. */
const lines = [92, 78, 85, 64, 90, 72, 81, 58]

/**
 * The visitor's view: the beginning of a shared activity, then an invitation over blurred lines. The page does not contain the blurred
 * text. An activity that is not shared shows only the lines.
 */
export function PublicActivityView({ activity }: { activity: PublicActivity | undefined }) {
  const t = useTranslations('publicActivity')
  return (
    <article className="relative overflow-hidden rounded-card bg-surface shadow-card">
      <Picture names={activity?.picture ?? ['open-book']} scene={activity?.scene} seed={activity?.title ?? ''} className="h-52" />
      {activity && (
        <div className="flex flex-col gap-3 p-5 pb-0">
          <h1 className="text-title" {...getLanguageAttributes(activity.language)}>
            {activity.title}
          </h1>
          <ActivityChips activity={activity} />
          <p {...getLanguageAttributes(activity.language)}>{activity.description}</p>
        </div>
      )}
      <div className="relative">
        <div aria-hidden className="flex flex-col gap-4 p-5 blur-sm">
          {lines.map((width) => (
            <span key={width} className="h-4 rounded-full bg-hairline" style={{ width: `${width}%` }} />
          ))}
        </div>
        <section className="absolute inset-0 grid place-items-center p-5">
          <div className="max-w-sm rounded-card bg-surface p-6 text-center shadow-card">
            {activity ? <h2 className="text-heading">{t('title')}</h2> : <h1 className="text-heading">{t('title')}</h1>}
            <p className="mt-2 text-soft">{t('text')}</p>
            <SignInLink className={buttonClass('primary', 'mt-5 w-full')}>{t('signIn')}</SignInLink>
          </div>
        </section>
      </div>
    </article>
  )
}
