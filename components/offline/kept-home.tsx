'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContinueDeck } from '#components/activities/create/continue-deck'
import { CreateScreen } from '#components/activities/create/create-screen'
import { RecentlySaved } from '#components/catalogue/saved/recently-saved'
import { NoCopy } from '#components/offline/no-copy'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { CHOICES_COOKIE } from '#lib/client/activities/create-choices'
import { historyQuery } from '#lib/client/activities/history'
import { readCookie } from '#lib/client/auth/cookies'
import type { SignedInUser } from '#lib/client/auth/signed-in-user'
import { noSavedFilter, savedQuery } from '#lib/client/catalogue/saved'
import { localDay } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import { findUnfinishedDeck } from '#lib/domain/activities/unfinished-deck'
import { SAVED_ON_HOME } from '#lib/domain/catalogue/saved-list'
import { profileOrderOf } from '#lib/domain/profiles/profile-order'
import { readChoices } from '#lib/schemas/activities/create-choices'

/** The home page: the rest of the latest deck, the profiles, and the latest saved activities. New ideas need a network. */
export function KeptHome({ user }: { user: SignedInUser }) {
  const children = useQuery(childrenQuery())
  const groups = useQuery(groupsQuery())
  const history = useInfiniteQuery(historyQuery({ recipient: null, status: null }))
  const saved = useInfiniteQuery(savedQuery(noSavedFilter))
  const [choices] = useState(() => readChoices(readCookie(CHOICES_COOKIE)))
  const [responseId] = useState(() => crypto.randomUUID())
  if (!children.data || !groups.data) {
    return children.isError || groups.isError ? <NoCopy isVisitor={false} /> : <Skeleton className="h-56 rounded-card" />
  }
  const deck = findUnfinishedDeck(history.data?.pages.flatMap((page) => page.activities) ?? [], new Date())
  const latest = saved.data?.pages.flatMap((page) => page.activities).slice(0, SAVED_ON_HOME) ?? []
  return (
    <CreateScreen
      name={user.name}
      userType={user.user_type}
      profileOrder={profileOrderOf(undefined)}
      firstChildren={children.data}
      hasAllFaces
      firstGroups={groups.data}
      lastChoices={choices}
      today={localDay()}
      responseId={responseId}
      continueDeck={deck && <ContinueDeck next={deck.next} left={deck.left} />}
      doneQuestion={null}
      nextDay={null}
      readyCards={null}
      savedActivities={latest.length > 0 && <RecentlySaved activities={latest} />}
    />
  )
}
