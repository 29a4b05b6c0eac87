import { cookies } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { ContinueDeck } from '#components/activities/create/continue-deck'
import { CreateScreen } from '#components/activities/create/create-screen'
import { NextDay } from '#components/activities/create/next-day'
import { RecentlySaved } from '#components/catalogue/saved/recently-saved'
import { RecentlyDone } from '#components/journal/recently-done'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { CHOICES_COOKIE } from '#lib/client/activities/create-choices'
import { DECLINED_RATING_COOKIE } from '#lib/client/activities/declined-rating'
import { dayOf } from '#lib/domain/profiles/age'
import { profileOrderOf } from '#lib/domain/profiles/profile-order'
import { pageTexts } from '#lib/i18n/page-texts'
import type { Activity } from '#lib/schemas/activities/activity'
import { readChoices } from '#lib/schemas/activities/create-choices'
import { id } from '#lib/schemas/platform/fields'
import { getLastRecipientIds, getRecentActivity } from '#lib/server/activities/recent-activity'
import { requireUser } from '#lib/server/auth/current-user'
import { shownChildren } from '#lib/server/profiles/children'
import { shownGroups } from '#lib/server/profiles/groups'

/** The number of pictures included in the page, besides those of chosen profiles. Others, perhaps hundreds, load once it runs. */
const INCLUDED_PICTURES = 12

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
          savedActivities={saved.length > 0 && <RecentlySaved activities={saved} />}
        />
      </MessagesProvider>
    </QueryProvider>
  )
}

/** Picks the fields of an activity that the question needs. */
function toDoneWith({ id, title, childId, childIds, groupId, doneAt }: Activity) {
  return { id, title, childId, childIds, groupId, doneAt }
}
