import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ForgotPassword } from '#components/auth/forgot-password'
import { NewPasswordForm } from '#components/auth/new-password-form'
import { SignInForm } from '#components/auth/sign-in-form'
import { Texts } from '#components/shell/texts'
import { env } from '#lib/env'
import { currentUser } from '#lib/server/auth/current-user'
import { canSendMail } from '#lib/server/mail'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('login')
  const { reset, forgot } = await searchParams
  return { title: t(reset !== undefined ? 'resetTitle' : forgot !== undefined ? 'forgotTitle' : 'signIn') }
}

/** /login; with ?reset=TOKEN the form for a new password, with ?forgot the one that asks for such a link. */
export default async function LoginPage({ searchParams }: Props) {
  const { reset, forgot } = await searchParams
  if (!reset && (await currentUser())) redirect('/')
  return (
    <Texts only={['login', 'validation']}>
      {typeof reset === 'string' ? (
        <NewPasswordForm token={reset} />
      ) : forgot !== undefined ? (
        <ForgotPassword canSendMail={canSendMail()} supportEmail={env().SUPPORT_EMAIL} />
      ) : (
        <SignInForm />
      )}
    </Texts>
  )
}
