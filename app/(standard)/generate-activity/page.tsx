import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AgeScreen } from '#components/activities/create/age-screen'
import { Onboarding } from '#components/profiles/onboarding'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { returnPage } from '#lib/domain/platform/return-page'
import { dayOf } from '#lib/domain/profiles/age'
import { allSuggestedTags } from '#lib/domain/profiles/age-interests'
import { tagName } from '#lib/domain/profiles/interest-tags'
import { requireUser } from '#lib/server/auth/current-user'
import { listChildren } from '#lib/server/profiles/children'
import { listGroups } from '#lib/server/profiles/groups'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations((await isNewcomer(searchParams)) ? 'onboarding' : 'byAge')
  return { title: t('title') }
}

/**
 * Opens after the user type is chosen. Newcomers add a child or group first, then continue to `?next`. Others, and `?by=age`, get the form
 * without profiles.
 */
export default async function GenerateActivityPage({ searchParams }: Props) {
  const { batch, next } = await searchParams
  const isNew = await isNewcomer(searchParams)
  const { userType } = await requireUser()
  const language = await getLocale()
  return (
    <QueryProvider>
      {isNew ? (
        <MessagesProvider
          only={[
            'onboarding',
            'addChild',
            'addGroup',
            'groupSize',
            'groupForm',
            'childForm',
            'classList',
            'profiles',
            'allergens',
            'age',
            'validation',
            'form',
            'draft',
          ]}
        >
          <Onboarding userType={userType} today={dayOf(new Date())} next={returnPage(next) ?? '/'} />
        </MessagesProvider>
      ) : (
        <MessagesProvider
          only={['byAge', 'deck', 'activity', 'repeats', 'guidance', 'groupPlan', 'needs', 'duration', 'setting', 'validation', 'form']}
        >
          <AgeScreen
            tagNames={Object.fromEntries(allSuggestedTags.map((tag) => [tag, tagName(tag, language)]))}
            firstBatchIds={[batch ?? []].flat()}
          />
        </MessagesProvider>
      )}
    </QueryProvider>
  )
}

async function isNewcomer(searchParams: SearchParams): Promise<boolean> {
  const user = await requireUser()
  const { by } = await searchParams
  if (by === 'age') return false
  const [children, groups] = await Promise.all([listChildren(user, 1), listGroups(user, 1)])
  return children.length === 0 && groups.length === 0
}
