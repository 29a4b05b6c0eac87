'use client'

import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EntryConfirmation, HowWasIt } from '#components/journal/how-was-it'
import { buttonClass } from '#components/ui/button'
import { activityQuery } from '#lib/client/activities/activities'

/** Asks how an activity went, once it is done and has no entry. */
export function AfterDone({ activityId }: { activityId: string }) {
  const t = useTranslations('howWasIt')
  const { data: activity } = useQuery(activityQuery(activityId))
  if (!activity || !('status' in activity)) return null
  const { id, title, childId, childIds, groupId, doneAt, journalEntryId } = activity
  if (journalEntryId !== null) return <EntryConfirmation entryId={journalEntryId} />
  const toJournal = (
    <Link href={`/journal?activity=${id}`} className={buttonClass('secondary', 'w-fit')}>
      <NotebookPen aria-hidden className="size-5" />
      {t('write')}
    </Link>
  )
  if (childId || groupId || childIds.length > 0) return <HowWasIt done={{ id, title, childId, childIds, groupId, doneAt }}>{toJournal}</HowWasIt>
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-good">{t('askNobody')}</p>
      {toJournal}
    </div>
  )
}
