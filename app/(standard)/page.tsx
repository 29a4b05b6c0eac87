import { HydrationBoundary } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { CreateScreen } from '#components/create/create-screen'
import { QueryProvider } from '#components/shell/query-provider'
import { Texts } from '#components/shell/texts'
import { childrenQuery } from '#lib/client/children'
import { CHOICES_COOKIE, readChoices } from '#lib/schemas/create-choices'
import { requireUser } from '#lib/server/auth/current-user'
import { shownChildren } from '#lib/server/children'
import { prefetched } from '#lib/server/prefetch'

export default async function HomePage() {
  const user = await requireUser()
  const state = await prefetched({ query: childrenQuery(), load: () => shownChildren(user) })
  const choices = readChoices((await cookies()).get(CHOICES_COOKIE)?.value)
  return (
    <QueryProvider>
      <HydrationBoundary state={state}>
        <Texts only={['home', 'duration', 'setting', 'age', 'addChild', 'validation']}>
          <CreateScreen name={user.name} userType={user.userType} choices={choices} today={new Date().toISOString().slice(0, 10)} />
        </Texts>
      </HydrationBoundary>
    </QueryProvider>
  )
}
