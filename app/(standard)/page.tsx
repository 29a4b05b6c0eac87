import { cookies } from 'next/headers'
import { CreateScreen } from '#components/activities/create/create-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { CHOICES_COOKIE } from '#lib/client/activities/create-choices'
import { dayOf } from '#lib/domain/profiles/age'
import { readChoices } from '#lib/schemas/activities/create-choices'
import { requireUser } from '#lib/server/auth/current-user'
import { shownChildren } from '#lib/server/profiles/children'
import { shownGroups } from '#lib/server/profiles/groups'

/** The pictures of so many come with the page, and of the one chosen; those of others, of whom there may be hundreds, once it runs. */
const FACES = 12

export default async function HomePage() {
  const user = await requireUser()
  const [children, groups] = await Promise.all([shownChildren(user), shownGroups(user)])
  const choices = readChoices((await cookies()).get(CHOICES_COOKIE)?.value)
  const firstChildren = children.map((child, at) => (at < FACES || child.id === choices.recipientId ? child : { ...child, avatarBase64: null }))
  return (
    <QueryProvider>
      <MessagesProvider only={['home', 'duration', 'setting', 'age', 'addChild', 'addGroup', 'validation', 'form']}>
        <CreateScreen
          name={user.name}
          userType={user.userType}
          firstChildren={firstChildren}
          hasAllFaces={children.length <= FACES}
          firstGroups={groups}
          choices={choices}
          today={dayOf(new Date())}
        />
      </MessagesProvider>
    </QueryProvider>
  )
}
