'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActivityScreen } from '#components/activities/activity-screen'
import { DeckScreen } from '#components/activities/deck/deck-screen'
import { HistoryScreen } from '#components/activities/history/history-screen'
import { AtHomeProvider } from '#components/catalogue/at-home/at-home'
import { SavingProvider } from '#components/catalogue/browse/saving'
import { DetailScreen } from '#components/catalogue/detail/detail-screen'
import { SavedScreen } from '#components/catalogue/saved/saved-screen'
import { AfterDone } from '#components/journal/after-done'
import { JournalScreen } from '#components/journal/journal-screen'
import { JournalSection } from '#components/journal/journal-section'
import { NoCopy } from '#components/offline/no-copy'
import { ProfilesScreen } from '#components/profiles/profiles-screen'
import { Skeleton } from '#components/ui/feedback/skeleton'
import type { SignedInUser } from '#lib/client/auth/signed-in-user'
import { exploreActivityQuery } from '#lib/client/catalogue/explore'
import { latestEntriesQuery, noJournalFilter } from '#lib/client/journal/journal'
import { localDay } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import { profileOrderOf } from '#lib/domain/profiles/profile-order'

const loading = <Skeleton className="h-56 rounded-card" />

/** /profiles: children, groups and the latest entries of the journal. */
export function KeptProfiles({ user }: { user: SignedInUser }) {
  const t = useTranslations('profiles')
  const children = useQuery(childrenQuery())
  const groups = useQuery(groupsQuery())
  const entries = useQuery(latestEntriesQuery())
  if (!children.data || !groups.data || !entries.data) {
    return [children, groups, entries].some(({ isError }) => isError) ? <NoCopy isVisitor={false} /> : loading
  }
  const first = { children: children.data, groups: groups.data, isAll: false, order: profileOrderOf(undefined) }
  return (
    <>
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <div className="flex flex-col gap-12">
        <ProfilesScreen first={first} today={localDay()} userType={user.user_type} />
        <JournalSection first={entries.data} today={localDay()} userType={user.user_type} />
      </div>
    </>
  )
}

/** /activities: the deck that the address names. */
export function KeptDeck() {
  return <DeckScreen firstBatchIds={new URLSearchParams(window.location.search).getAll('batch')} />
}

/** /activity/{id} */
export function KeptActivity({ id }: { id: string }) {
  return <ActivityScreen id={id} afterDone={<AfterDone activityId={id} />} />
}

/** /history */
export function KeptHistory() {
  const t = useTranslations('history')
  return (
    <>
      <h1 className="mb-5 text-title">{t('title')}</h1>
      <HistoryScreen />
    </>
  )
}

/** /journal, with all entries: a filter in the address may name a profile that is not known here. */
export function KeptJournal({ user }: { user: SignedInUser }) {
  return <JournalScreen today={localDay()} userType={user.user_type} firstFilter={noJournalFilter} activityId={null} entryId={null} />
}

/** /explore/saved */
export function KeptSaved() {
  return (
    <Catalogue>
      <SavedScreen />
    </Catalogue>
  )
}

/** /explore/activity/{id}: an activity of the catalogue. */
export function KeptDetail({ id }: { id: string }) {
  const { data, isError } = useQuery(exploreActivityQuery(id))
  if (!data) return isError ? <NoCopy isVisitor={false} /> : loading
  return (
    <Catalogue>
      <DetailScreen isSignedIn first={data} />
    </Catalogue>
  )
}

function Catalogue({ children }: { children: ReactNode }) {
  return (
    <SavingProvider wasSignedIn>
      <AtHomeProvider isSignedIn>{children}</AtHomeProvider>
    </SavingProvider>
  )
}
