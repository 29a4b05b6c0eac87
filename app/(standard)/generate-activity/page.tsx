import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Onboarding } from '#components/children/onboarding'
import { QueryProvider } from '#components/shell/query-provider'
import { Texts } from '#components/shell/texts'
import { dayOf } from '#lib/domain/age'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('onboarding')
  return { title: t('title') }
}

/** Where people arrive once they have chosen their user type. */
export default async function OnboardingPage() {
  await requireUser()
  return (
    <QueryProvider>
      <Texts only={['onboarding', 'addChild', 'validation']}>
        <Onboarding today={dayOf(new Date())} />
      </Texts>
    </QueryProvider>
  )
}
