'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { ForgetTaste } from '#components/profiles/forget-taste'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { buttonClass } from '#components/ui/button'
import { Chip } from '#components/ui/chip'
import { Dialog } from '#components/ui/feedback/dialog'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { tasteQuery } from '#lib/client/profiles/taste'
import type { Child } from '#lib/schemas/profiles/child'
import type { ChildTaste } from '#lib/schemas/profiles/taste'

/** Shows a child's learned taste, and lets the user delete it. */
export function TasteDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const t = useTranslations('taste')
  const { data: taste, isError, isFetching, refetch } = useQuery(tasteQuery(child.id))
  const [announcement, setAnnouncement] = useState('')
  const content = useRef<HTMLDivElement>(null)

  // The pressed button was removed: the focus moves to the new content.
  function onForgotten() {
    setAnnouncement(t('forgotten'))
    content.current?.focus()
  }

  return (
    <Dialog title={t.rich('title', { name: child.name, who: bidiIsolate })} closeLabel={t('close')} onClose={onClose}>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <div ref={content} tabIndex={-1} className="outline-none">
        {taste && (isEmpty(taste) ? <NoTaste /> : <LearnedTaste childId={child.id} taste={taste} onForgotten={onForgotten} />)}
        {!taste && isError && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
        {!taste && !isError && <Loading />}
      </div>
    </Dialog>
  )
}

function LearnedTaste({ childId, taste, onForgotten }: { childId: string; taste: ChildTaste; onForgotten: () => void }) {
  const t = useTranslations('taste')
  const tActivity = useTranslations('activity')
  return (
    <div className="flex flex-col gap-5">
      <Words title={t('likes')}>{taste.liked.map(chip)}</Words>
      <Words title={t('likesLess')}>{taste.disliked.map(chip)}</Words>
      <Words title={t('reasons')}>
        {taste.reasons.map(({ reason, count }) => (
          <Chip key={reason}>
            {tActivity(`reason.${reason}`)} <span className="text-soft">{t('times', { count })}</span>
          </Chip>
        ))}
      </Words>
      <p className="text-sm text-soft">{t('how')}</p>
      <ForgetTaste childId={childId} onForgotten={onForgotten} />
    </div>
  )
}

/** Shows words under a heading; nothing without words. */
function Words({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-semibold text-sub">{title}</h3>
      <ul className="flex flex-wrap gap-2 text-sm">{children}</ul>
    </section>
  )
}

function NoTaste() {
  const t = useTranslations('taste')
  const create = (
    <Link href="/" className={buttonClass()}>
      {t('create')}
    </Link>
  )
  return (
    <>
      <EmptyState level={3} picture={['telescope', 'kite']} title={t('emptyTitle')} text={t('empty')} action={create} />
      <p className="text-sm text-soft">{t('how')}</p>
    </>
  )
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-12 w-2/3" />
    </div>
  )
}

function chip({ tag, name }: ChildTaste['liked'][number]) {
  return <Chip key={tag}>{name}</Chip>
}

function isEmpty({ liked, disliked, reasons }: ChildTaste) {
  return liked.length + disliked.length + reasons.length === 0
}
