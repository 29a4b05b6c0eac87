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
import { listAboutChoices, noRecipient, toAboutChoice } from '#lib/client/journal/about-choices'
import { entryToChangeQuery } from '#lib/client/journal/journal'
import { ApiError } from '#lib/client/platform/api'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { Recipient } from '#lib/client/profiles/recipients'
import { type RecipientIds, useFindRecipientName } from '#lib/client/profiles/use-recipient-name'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import type { JournalEntry } from '#lib/schemas/journal/journal'

/** The purpose of the form: a new entry, perhaps about an activity, child or group, or an existing entry. */
export type EntryAbout = { about?: RecipientIds | undefined } | { activityId: string } | { entryId: string }

interface Props {
  about: EntryAbout
  onClose: () => void
  onSaved: (entry: JournalEntry) => void
}

/** The form for an entry, shown once its initial data is loaded. */
export function EntryDialog({ about, onClose, onSaved }: Props) {
  const t = useTranslations('journal')
  const children = useQuery(childrenQuery())
  const groups = useQuery(groupsQuery())
  const sortRecipients = useSortRecipients()
  const failed = [children, groups].filter(({ isError, data }) => isError && !data)
  const allRecipients = children.data && groups.data && sortRecipients(children.data, groups.data)
  return (
    <Dialog title={t('entryId' in about ? 'editTitle' : 'newTitle')} closeLabel={t('close')} onClose={onClose}>
      {allRecipients && <Content about={about} allRecipients={allRecipients} onSaved={onSaved} />}
      {!allRecipients && failed.length > 0 && (
        <LoadFailed
          text={t('entryLoadFailed')}
          retryText={t('retry')}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {!allRecipients && failed.length === 0 && <Loading />}
    </Dialog>
  )
}

interface ContentProps {
  allRecipients: Recipient[]
  onSaved: Props['onSaved']
}

function Content({ about, allRecipients, onSaved }: ContentProps & { about: EntryAbout }) {
  if (allRecipients.length === 0) return <NoProfiles />
  if ('entryId' in about) return <ChangedEntry id={about.entryId} allRecipients={allRecipients} onSaved={onSaved} />
  if ('activityId' in about) return <EntryAboutActivity id={about.activityId} allRecipients={allRecipients} onSaved={onSaved} />
  const start = { about: about.about ?? findOnlyRecipient(allRecipients) }
  return <EntryForm entry={undefined} start={start} {...listAboutChoices(noRecipient, allRecipients)} onSaved={onSaved} />
}

/** The full entry in its current version: lists have only small pictures. */
function ChangedEntry({ id, allRecipients, onSaved }: ContentProps & { id: string }) {
  const t = useTranslations('journal')
  const { data: entry, error, isFetching, refetch } = useQuery(entryToChangeQuery(id))
  if (entry) return <EntryForm entry={entry} start={{}} {...listAboutChoices(entry, allRecipients)} onSaved={onSaved} />
  const isGone = error instanceof ApiError && error.status === 404
  if (isGone) return <Banner>{t('entryGone')}</Banner>
  return error ? (
    <LoadFailed text={t('entryLoadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Loading />
  )
}

/** Starts with the activity's title and recipients. */
function EntryAboutActivity({ id, allRecipients, onSaved }: ContentProps & { id: string }) {
  const t = useTranslations('journal')
  const nameIn = useFindRecipientName(allRecipients)
  const { data: found, isPending } = useQuery(activityQuery(id))
  if (isPending) return <Loading />
  // Another user's shared activity does not tell its recipients.
  const activity = found && 'childId' in found ? found : undefined
  // The recipients may be deleted by now.
  const about = activity && nameIn(activity) !== undefined ? pickAbout(activity) : findOnlyRecipient(allRecipients)
  return (
    <>
      {!activity && (
        <div className="mb-4">
          <Banner>{t('activityFailed')}</Banner>
        </div>
      )}
      <EntryForm entry={undefined} start={{ about, activity }} {...listAboutChoices(activity ?? noRecipient, allRecipients)} onSaved={onSaved} />
    </>
  )
}

function pickAbout({ childId, childIds, groupId }: RecipientIds): RecipientIds {
  return { childId, childIds, groupId }
}

function NoProfiles() {
  const t = useTranslations('journal')
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('addSomebodyFirst')}</p>
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

function findOnlyRecipient(allRecipients: readonly Recipient[]): RecipientIds | undefined {
  const [one, ...others] = allRecipients
  return one && others.length === 0 ? toAboutChoice(one).ids : undefined
}
