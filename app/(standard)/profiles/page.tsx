import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChildList } from '#components/children/child-list'
import { QueryProvider } from '#components/shell/query-provider'
import { Texts } from '#components/shell/texts'
import { dayOf } from '#lib/domain/age'
import { requireUser } from '#lib/server/auth/current-user'
import { shownChildren } from '#lib/server/children'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profiles')
  return { title: t('title') }
}

export default async function ProfilesPage() {
  const user = await requireUser()
  const t = await getTranslations('profiles')
  return (
    <QueryProvider>
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <Texts only={['profiles', 'age', 'addChild', 'validation', 'taste', 'activity']}>
        <ChildList firstChildren={await shownChildren(user)} today={dayOf(new Date())} />
      </Texts>
    </QueryProvider>
  )
}
