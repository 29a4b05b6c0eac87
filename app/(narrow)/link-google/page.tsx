import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AuthCard } from '#components/auth/auth-card'
import { LinkGoogle } from '#components/auth/link-google'
import { MessagesProvider } from '#components/shell/messages-provider'
import { buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { getMe } from '#lib/server/account/users'
import { currentUser, requireUser } from '#lib/server/auth/current-user'
import { hasGoogle } from '#lib/server/auth/google'
import { googleFailureText } from '#lib/server/auth/google-failure'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('linkGoogle')
  return { title: t('title') }
}

/** Starts and ends linking Google, and shows the result. */
export default async function LinkGooglePage({ searchParams }: Props) {
  const { error } = await searchParams
  // A user who signed out on the way to Google reads the result on /login.
  if (typeof error === 'string' && !(await currentUser())) redirect(`/login?error=${encodeURIComponent(error)}`)
  const user = await requireUser()
  if (!hasGoogle()) notFound()
  const t = await getTranslations('linkGoogle')
  const failure = await googleFailureText(error, t('failed'))
  const { email, signInMethods } = await getMe(user)
  const isLinked = signInMethods.includes('google')
  return (
    <AuthCard title={t('title')} {...(!isLinked && { text: t('text') })}>
      <div className="flex flex-col gap-4">
        {isLinked ? (
          <Banner tone={failure ? 'danger' : 'good'}>{failure ?? t('done')}</Banner>
        ) : (
          <MessagesProvider only={['linkGoogle', 'password', 'validation', 'form']}>
            <LinkGoogle email={email} hasPassword={signInMethods.includes('password')} failure={failure} />
          </MessagesProvider>
        )}
        <Link href="/account" className={buttonClass(isLinked ? 'primary' : 'quiet')}>
          {t('back')}
        </Link>
      </div>
    </AuthCard>
  )
}
