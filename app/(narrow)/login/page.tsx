import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ForgotPassword } from '#components/auth/forgot-password'
import { NewPasswordForm } from '#components/auth/new-password-form'
import { SignInForm } from '#components/auth/sign-in-form'
import { FirstIdea } from '#components/catalogue/browse/first-idea'
import { MessagesProvider } from '#components/shell/messages-provider'
import { Banner } from '#components/ui/feedback/banner'
import { LINK_GOOGLE_PAGE } from '#lib/domain/account/link-google'
import { returnPage } from '#lib/domain/platform/return-page'
import { env } from '#lib/env'
import { currentUser } from '#lib/server/auth/current-user'
import { deviceCookie } from '#lib/server/auth/devices'
import { hasGoogle } from '#lib/server/auth/google'
import { googleFailureText } from '#lib/server/auth/google-failure'
import { canSendMail } from '#lib/server/auth/mail'
import { isGoogleLinked } from '#lib/server/auth/password-resets'
import { listPicks } from '#lib/server/catalogue/picks'

/** The maximum duration of the idea shown, minutes. */
const SHORT_MINUTES = 30

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('login')
  const { reset, forgot } = await searchParams
  return { title: t(reset !== undefined ? 'resetTitle' : forgot !== undefined ? 'forgotTitle' : 'signIn') }
}

/**
 * Signs in, and continues to `?next`. With `?reset=TOKEN` it sets a new password, with `?forgot` it requests such a link. `?erased`
 * confirms that the account is erased.
 */
export default async function LoginPage({ searchParams }: Props) {
  const { reset, forgot, erased, error, callbackUrl, next } = await searchParams
  const wanted = returnPage(next)
  if (!reset && (await currentUser()))
    redirect(isFromLinking(callbackUrl) && typeof error === 'string' ? `${LINK_GOOGLE_PAGE}?error=${encodeURIComponent(error)}` : (wanted ?? '/'))
  const t = await getTranslations('login')
  const isFirstVisit = !(await cookies()).has(deviceCookie())
  return (
    <MessagesProvider only={['login', 'password', 'validation', 'form']}>
      {erased !== undefined && (
        <div className="mb-4">
          <Banner tone="good">{t('erased')}</Banner>
        </div>
      )}
      {typeof reset === 'string' ? (
        <NewPasswordForm token={reset} isGoogleLinked={hasGoogle() && (await isGoogleLinked(reset))} />
      ) : forgot !== undefined ? (
        <ForgotPassword canSendMail={canSendMail()} supportEmail={env().SUPPORT_EMAIL} />
      ) : (
        <Beside idea={isFirstVisit && erased === undefined && error === undefined && !wanted && <Idea />}>
          <SignInForm isFirstVisit={isFirstVisit} hasGoogle={hasGoogle()} next={wanted} failure={await googleFailureText(error, t('googleFailed'))} />
        </Beside>
      )}
    </MessagesProvider>
  )
}

/** Shows the idea above the form; beside it on a wide screen. */
function Beside({ idea, children }: { idea: ReactNode; children: ReactNode }) {
  if (!idea) return children
  return (
    <div data-wide className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-12">
      {idea}
      {children}
    </div>
  )
}

/** Shows one of the day's ideas, to a visitor who never signed in with this browser. */
async function Idea() {
  const picks = await listPicks({}, { user: undefined, language: await getLocale() })
  const idea = picks.find(({ duration }) => duration <= SHORT_MINUTES) ?? picks[0]
  return (
    idea && (
      <MessagesProvider only={['firstIdea', 'activity']}>
        <FirstIdea activity={idea} />
      </MessagesProvider>
    )
  )
}

/** next-auth returns here after any failure at Google. Users who were linking are signed in, and see the error on their own page. */
function isFromLinking(callbackUrl: string | string[] | undefined): boolean {
  return typeof callbackUrl === 'string' && URL.canParse(callbackUrl) && new URL(callbackUrl).pathname === LINK_GOOGLE_PAGE
}
