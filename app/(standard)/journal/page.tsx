import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JournalScreen } from '#components/journal/journal-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { MAX_JOURNAL_SEARCH_CHARACTERS } from '#lib/domain/journal/journal-limits'
import { searchText } from '#lib/domain/platform/search-text'
import { dayOf } from '#lib/domain/profiles/age'
import { pageTexts } from '#lib/i18n/page-texts'
import { month } from '#lib/schemas/journal/journal'
import { id } from '#lib/schemas/platform/fields'
import { requireUser } from '#lib/server/auth/current-user'
import { findChild } from '#lib/server/profiles/children'
import { findGroup } from '#lib/server/profiles/groups'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('journal')
  return { title: t('title') }
}

/** `?child` or `?group`, `?month` and `?q` filter the entries. `?activity` opens the form for a new entry about it, `?entry` that of an existing one. */
export default async function JournalPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const user = await requireUser()
  const asked = await searchParams
  const childId = id.safeParse(asked.child).data
  const groupId = childId ? undefined : id.safeParse(asked.group).data
  const child = childId ? await findChild(user, childId) : undefined
  const group = groupId ? await findGroup(user, groupId) : undefined
  return (
    <QueryProvider>
      <MessagesProvider only={pageTexts.journal}>
        <JournalScreen
          today={dayOf(new Date())}
          userType={user.userType}
          firstFilter={{
            childId: child?.id ?? null,
            groupId: group?.id ?? null,
            month: month.safeParse(asked.month).data ?? null,
            q: searchText(typeof asked.q === 'string' ? asked.q.trim() : '', MAX_JOURNAL_SEARCH_CHARACTERS),
          }}
          activityId={id.safeParse(asked.activity).data ?? null}
          entryId={id.safeParse(asked.entry).data ?? null}
        />
      </MessagesProvider>
    </QueryProvider>
  )
}
