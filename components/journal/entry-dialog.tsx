'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EntryForm } from '#components/journal/entry-form'
import { buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Dialog } from '#components/ui/feedback/dialog'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { activityQuery } from '#lib/client/activities/activities'
import { entryToChangeQuery } from '#lib/client/journal/journal'
import { ApiError } from '#lib/client/platform/api'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { JournalEntry } from '#lib/schemas/journal/journal'
import type { Child } from '#lib/schemas/profiles/child'

/** What the form is opened for: a new entry, perhaps about an activity or a child, or one to change. */
export type EntryAbout = { childId?: string | undefined } | { activityId: string } | { entryId: string }

interface Props {
  about: EntryAbout
  onClose: () => void
  onSaved: (entry: JournalEntry) => void
}

/** The form for an entry, once everything it begins with is there. */
export function EntryDialog({ about, onClose, onSaved }: Props) {
  const t = useTranslations('journal')
  const { data: children, isError, isFetching, refetch } = useQuery(childrenQuery())
  return (
    <Dialog title={t('entryId' in about ? 'editTitle' : 'newTitle')} closeLabel={t('close')} onClose={onClose}>
      {children && <Content about={about} items={children} onSaved={onSaved} />}
      {!children && isError && (
        <LoadFailed text={t('entryLoadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!children && !isError && <Loading />}
    </Dialog>
  )
}

function Content({ about, items, onSaved }: { about: EntryAbout; items: Child[]; onSaved: Props['onSaved'] }) {
  if (items.length === 0) return <NobodyYet />
  if ('entryId' in about) return <ChangedEntry id={about.entryId} items={items} onSaved={onSaved} />
  if ('activityId' in about) return <EntryAboutActivity id={about.activityId} items={items} onSaved={onSaved} />
  const start = { childId: about.childId ?? onlyOne(items) }
  return <EntryForm entry={undefined} start={start} items={items} memberIds={[]} onSaved={onSaved} />
}

/** The entry whole, as it is now: the lists have small pictures. */
function ChangedEntry({ id, items, onSaved }: { id: string; items: Child[]; onSaved: Props['onSaved'] }) {
  const t = useTranslations('journal')
  const { data: entry, error, isFetching, refetch } = useQuery(entryToChangeQuery(id))
  if (entry) return <EntryForm entry={entry} start={{}} items={items} memberIds={[]} onSaved={onSaved} />
  const isGone = error instanceof ApiError && error.status === 404
  if (isGone) return <Banner>{t('entryGone')}</Banner>
  return error ? (
    <LoadFailed text={t('entryLoadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Loading />
  )
}

/** Begins with the activity's title and its child, or those who did it together first. */
function EntryAboutActivity({ id, items, onSaved }: { id: string; items: Child[]; onSaved: Props['onSaved'] }) {
  const t = useTranslations('journal')
  const { data: found, isPending } = useQuery(activityQuery(id))
  // Somebody else's that is shared says nothing of whom it is for.
  const activity = found && 'childId' in found ? found : undefined
  const groups = useQuery({ ...groupsQuery(), enabled: Boolean(activity?.groupId) })
  if (isPending || groups.isLoading) return <Loading />
  const group = groups.data?.find((one) => one.id === activity?.groupId)
  const memberIds = (group?.members ?? activity?.childIds ?? []).filter((memberId) => items.some((child) => child.id === memberId))
  const [onlyMember] = memberIds.length === 1 ? memberIds : []
  const start = { childId: activity?.childId ?? onlyMember ?? onlyOne(items), activity }
  return (
    <>
      {!activity && (
        <div className="mb-4">
          <Banner>{t('activityFailed')}</Banner>
        </div>
      )}
      <EntryForm entry={undefined} start={start} items={items} memberIds={memberIds} onSaved={onSaved} />
    </>
  )
}

function NobodyYet() {
  const t = useTranslations('journal')
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('addChildFirst')}</p>
      <Link href="/profiles" className={buttonClass()}>
        {t('toProfiles')}
      </Link>
    </div>
  )
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-32" />
    </div>
  )
}

function onlyOne(items: Child[]): string | undefined {
  return items.length === 1 ? items[0]?.id : undefined
}
