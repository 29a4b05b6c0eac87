'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { UndoBar } from '#components/activities/create/undo-bar'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Picture } from '#components/ui/picture/picture'
import { batchQuery } from '#lib/client/activities/activities'
import { doingPath } from '#lib/client/activities/doing/doing-address'
import { startGeneration, useGeneration } from '#lib/client/activities/generation-run'
import { keepUndoableSwipe, type UndoableSwipe } from '#lib/client/activities/undoable-swipe'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { BATCH_SIZE } from '#lib/domain/activities/batch'
import type { Activity } from '#lib/schemas/activities/activity'

interface Props {
  last: UndoableSwipe
  /** The id of the choices for another time and place. */
  choicesId: string
}

/** Appears above the create screen after a deck ends: what was saved, and what to do next. */
export function DeckEnd({ last, choicesId }: Props) {
  const t = useTranslations('home')
  const router = useRouter()
  const run = useGeneration()
  const { data: batch = [] } = useQuery(batchQuery(last.batchId))
  useEffect(() => keepUndoableSwipe(undefined), [])
  const request = run?.batchId === last.batchId ? run.request : undefined
  const more = useMutation({
    mutationFn: startGeneration,
    onSuccess: (batchId) => router.push(`/activities?batch=${batchId}`),
  })
  const saved = batch.filter(({ isSaved }) => isSaved)
  return (
    <section className="mb-8 flex flex-col gap-3">
      <UndoBar last={last} />
      {saved.length > 0 && (
        <ul className="flex flex-col gap-2">
          {saved.map((activity) => (
            <JustSaved key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
      {more.isError && <Banner>{t('failed')}</Banner>}
      <div className="flex flex-wrap gap-2">
        {request && (
          <Button
            look="secondary"
            busy={more.isPending || more.isSuccess}
            onClick={() => more.mutate({ ...request, batchSize: BATCH_SIZE })}
            className="flex-1"
          >
            {t('threeMore')}
          </Button>
        )}
        <a href={`#${choicesId}`} className={buttonClass('secondary', 'flex-1')}>
          {t('otherChoice')}
        </a>
      </div>
    </section>
  )
}

function JustSaved({ activity }: { activity: Activity }) {
  const t = useTranslations('home')
  return (
    <li className="flex items-center gap-3 rounded-card bg-surface p-2 pe-3 shadow-card">
      <Picture names={activity.picture} scene={activity.scene} seed={activity.title} className="h-14 w-16 shrink-0 rounded-control" />
      <span className="line-clamp-2 min-w-0 flex-1 font-medium text-sm" {...getLanguageAttributes(activity.language)}>
        {activity.title}
      </span>
      <Link href={doingPath(activity.id)} className={buttonClass('primary', 'shrink-0')}>
        {t('doItNow')}
      </Link>
    </li>
  )
}
