import { cookies } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { Suspense } from 'react'
import { ContinueDeck } from '#components/activities/create/continue-deck'
import { CreateScreen } from '#components/activities/create/create-screen'
import { NextDay } from '#components/activities/create/next-day'
import { ReadyCards } from '#components/activities/create/ready-cards'
import { RecentlySaved } from '#components/catalogue/saved/recently-saved'
import { RecentlyDone } from '#components/journal/recently-done'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { CHOICES_COOKIE } from '#lib/client/activities/create-choices'
import { DECLINED_RATING_COOKIE } from '#lib/client/activities/declined-rating'
import { dayOf } from '#lib/domain/profiles/age'
import { profileOrderOf } from '#lib/domain/profiles/profile-order'
import { pageTexts } from '#lib/i18n/page-texts'
import type { Activity } from '#lib/schemas/activities/activity'
import { readChoices } from '#lib/schemas/activities/create-choices'
import { id } from '#lib/schemas/platform/fields'
import type { Child } from '#lib/schemas/profiles/child'
import { findReadyCards } from '#lib/server/activities/ready-cards'
import { getLastRecipientIds, getRecentActivity } from '#lib/server/activities/recent-activity'
import { requireUser } from '#lib/server/auth/current-user'
import type { SignedIn } from '#lib/server/auth/sessions'
import { shownChildren } from '#lib/server/profiles/children'
import { shownGroups } from '#lib/server/profiles/groups'

/** The number of pictures included in the page, besides those of chosen profiles. Others, perhaps hundreds, load once it runs. */
const INCLUDED_PICTURES = 12
/** The number of children with a ready card: more would hide the choices. */
const MAX_READY_CARDS = 4

export default async function HomePage() {
  const user = await requireUser()
  const kept = await cookies()
  const keptChoices = readChoices(kept.get(CHOICES_COOKIE)?.value)
  const notAskedId = id.safeParse(kept.get(DECLINED_RATING_COOKIE)?.value).data
  const [children, groups, lastRecipientIds, { deck, done, nextDayIdeas, saved }] = await Promise.all([
    shownChildren(user),
    shownGroups(user),
    // Signing out removes the cookie.
    keptChoices.recipientIds.length > 0 ? keptChoices.recipientIds : getLastRecipientIds(user),
    getRecentActivity(user, await getLocale(), notAskedId, new Date()),
  ])
  const choices = { ...keptChoices, recipientIds: lastRecipientIds }
  const today = dayOf(new Date())
  const firstChildren = children.map((child, at) =>
    at < INCLUDED_PICTURES || choices.recipientIds.includes(child.id) ? child : { ...child, avatarBase64: null },
  )
  // An educator's children play together.
  const alone = user.userType === 'educator' ? [] : children.slice(0, MAX_READY_CARDS)
  return (
    <QueryProvider>
      <MessagesProvider only={pageTexts.home}>
        <CreateScreen
          name={user.name}
          userType={user.userType}
          profileOrder={profileOrderOf(user.profileOrder)}
          firstChildren={firstChildren}
          hasAllFaces={children.length <= INCLUDED_PICTURES}
          firstGroups={groups}
          lastChoices={choices}
          today={today}
          responseId={crypto.randomUUID()}
          continueDeck={deck && <ContinueDeck next={deck.next} left={deck.left} />}
          doneQuestion={done && <RecentlyDone key={done.id} done={toDoneWith(done)} />}
          nextDay={nextDayIdeas.length > 0 && <NextDay ideas={nextDayIdeas} today={today} />}
          readyCards={
            alone.length > 0 && (
              <Suspense fallback={<ReadyCardsSkeleton of={alone} />}>
                <OwnReadyCards user={user} of={alone} />
              </Suspense>
            )
          }
          savedActivities={saved.length > 0 && <RecentlySaved activities={saved} />}
        />
      </MessagesProvider>
    </QueryProvider>
  )
}

/** Follows the rest of the page: choosing an activity for each child takes longer than everything else. */
async function OwnReadyCards({ user, of }: { user: SignedIn; of: readonly Child[] }) {
  return <ReadyCards cards={await findReadyCards(user, of, await getLocale(), new Date())} />
}

/** As high as the cards, so that nothing moves. */
function ReadyCardsSkeleton({ of }: { of: readonly Child[] }) {
  return (
    <div className="flex flex-col gap-3 pt-8">
      {of.map(({ id }) => (
        <Skeleton key={id} className="h-20 rounded-card" />
      ))}
    </div>
  )
}

/** Picks the fields of an activity that the question needs. */
function toDoneWith({ id, title, childId, childIds, groupId, doneAt }: Activity) {
  return { id, title, childId, childIds, groupId, doneAt }
}
