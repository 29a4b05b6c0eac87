'use client'

import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Plus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { JournalDialogs, type JournalTask } from '#components/journal/journal-dialogs'
import { OwnEntry } from '#components/journal/own-entry'
import { SampleEntries } from '#components/journal/sample-entries'
import { Button, buttonClass } from '#components/ui/button'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Toast } from '#components/ui/feedback/toast'
import { latestEntriesQuery } from '#lib/client/journal/journal'
import { useFindSubjectText } from '#lib/client/journal/use-find-subject-text'
import { useToday } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { UserType } from '#lib/domain/platform/basics'
import type { ListedEntry } from '#lib/schemas/journal/journal'

interface Props {
  /** The latest entries, from the server. */
  first: ListedEntry[]
  /** The server's guess of today, YYYY-MM-DD. */
  today: string
  userType: UserType | null
}

/** The latest journal entries with a link to all; two samples if there are none. */
export function JournalSection({ first, today: serverToday, userType }: Props) {
  const today = useToday(serverToday)
  const t = useTranslations('journal')
  const { data, isError, isFetching, refetch } = useQuery({ ...latestEntriesQuery(), placeholderData: first })
  const entries = data ?? first
  const { data: children = [] } = useQuery(childrenQuery())
  const { data: groups = [] } = useQuery(groupsQuery())
  const subjectOf = useFindSubjectText([...children, ...groups])
  const [task, setTask] = useState<JournalTask>()
  const [news, setNews] = useState('')

  function open(next: JournalTask) {
    setNews('')
    setTask(next)
  }

  return (
    <section aria-labelledby="journal" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="journal" className="text-heading">
          {t('title')}
        </h2>
        <Button look="secondary" onClick={() => open({ kind: 'write', about: {} })}>
          <Plus aria-hidden className="size-5" />
          {t('add')}
        </Button>
      </div>
      <Toast text={news} onGone={() => setNews('')} />
      {!data && isError && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {entries.length === 0 && <SampleEntries today={today} userType={userType} level={3} />}
      {entries.length > 0 && (
        <>
          <ul className="flex flex-col gap-3">
            {entries.map((entry) => (
              <li key={entry.id}>
                <OwnEntry
                  entry={entry}
                  aboutText={subjectOf(entry)}
                  isShort
                  onEdit={() => open({ kind: 'write', about: { entryId: entry.id } })}
                  onEnlarge={() => open({ kind: 'enlarge', entry })}
                />
              </li>
            ))}
          </ul>
          <Link href="/journal" className={buttonClass('quiet', 'self-center')}>
            {t('whole')}
            <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </Link>
        </>
      )}
      <JournalDialogs
        task={task}
        onClose={() => setTask(undefined)}
        onDeleted={() => setTask(undefined)}
        onSaved={({ title }) => {
          setTask(undefined)
          setNews(t('saved', { title }))
        }}
      />
    </section>
  )
}
