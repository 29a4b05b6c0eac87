import { cookies } from 'next/headers'
import { CreateScreen } from '#components/create/create-screen'
import { QueryProvider } from '#components/shell/query-provider'
import { Texts } from '#components/shell/texts'
import { CHOICES_COOKIE } from '#lib/client/create-choices'
import { dayOf } from '#lib/domain/age'
import { readChoices } from '#lib/schemas/create-choices'
import { requireUser } from '#lib/server/auth/current-user'
import { shownChildren } from '#lib/server/children'
import { shownGroups } from '#lib/server/groups'

export default async function HomePage() {
  const user = await requireUser()
  const [firstChildren, firstGroups] = await Promise.all([shownChildren(user), shownGroups(user)])
  const choices = readChoices((await cookies()).get(CHOICES_COOKIE)?.value)
  return (
    <QueryProvider>
      <Texts only={['home', 'duration', 'setting', 'age', 'addChild', 'addGroup', 'validation']}>
        <CreateScreen
          name={user.name}
          userType={user.userType}
          firstChildren={firstChildren}
          firstGroups={firstGroups}
          choices={choices}
          today={dayOf(new Date())}
        />
      </Texts>
    </QueryProvider>
  )
}
