'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { AuthCard } from '#components/auth/auth-card'
import { GoogleButton } from '#components/auth/google-button'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { PasswordField } from '#components/ui/form/password-field'
import { Switch } from '#components/ui/input/switch'
import { signInWithGoogle } from '#lib/client/auth/google'
import { signInWithPassword } from '#lib/client/auth/sign-in'
import { api } from '#lib/client/platform/api'
import { useForm } from '#lib/client/platform/forms/use-form'
import { chooseKeepNothing } from '#lib/client/platform/offline/keep-nothing'
import { onTheWayTo } from '#lib/domain/platform/return-page'
import { newUser, PASSWORD_MIN, signInInput, signUpForm } from '#lib/schemas/account/user'

/** The pause after a successful sign-in, ms. */
const PAUSE_MS = 1000

type Mode = 'signIn' | 'signUp'

interface Props {
  /** Whether no one signed in with this browser before. */
  isFirstVisit: boolean
  hasGoogle: boolean
  /** The page to open after signing in; by default Home. */
  next: string | undefined
  /** Google's error, if the browser returns from there. */
  failure: string | undefined
}

/** Signs in or creates an account, with a button to switch. Input is kept when switching. */
export function SignInForm({ isFirstVisit, hasGoogle, next, failure }: Props) {
  const t = useTranslations('login')
  const [mode, setMode] = useState<Mode>('signIn')
  const [isDone, setIsDone] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isKeepingNothing, setIsKeepingNothing] = useState(false)
  const isNew = mode === 'signUp'

  async function enter(email: string, password: string) {
    // Set before the request: the server then creates a cookie that ends with the browser.
    chooseKeepNothing(isKeepingNothing)
    const result = await signInWithPassword(email, password)
    if (result !== 'ok') {
      setBanner(t(({ refused: 'signInFailed', rate_limited: 'rateLimited', unavailable: 'unavailable' } as const)[result]))
      return
    }
    setIsDone(true)
    // A full page load removes another user's data from memory.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    window.location.assign(isNew ? onTheWayTo(next, '/user') : (next ?? '/'))
  }

  const signIn = useForm({
    schema: signInInput,
    initialBanner: failure,
    failed: t('unavailable'),
    submit: ({ email, password }) => enter(email, password),
  })
  const signUp = useForm({
    schema: signUpForm,
    failed: t('signUpFailed'),
    submit: async ({ email, password }) => {
      await api.post('/user', async () => newUser, { email, password }, { isPublic: true })
      await enter(email, password)
    },
  })
  const { onSubmit, errors, banner, isSubmitting } = isNew ? signUp : signIn
  const { setBanner } = isNew ? signUp : signIn

  function switchMode() {
    signIn.setBanner(undefined)
    signUp.setBanner(undefined)
    setMode(isNew ? 'signIn' : 'signUp')
  }

  async function goToGoogle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setBanner(undefined)
    setIsLeaving(true)
    chooseKeepNothing(isKeepingNothing)
    await signInWithGoogle(next ?? '/').catch(() => setBanner(t('googleFailed')))
    setIsLeaving(false)
  }

  return (
    <AuthCard title={t(isNew ? 'signUpTitle' : isFirstVisit ? 'firstTitle' : 'signInTitle')} text={t('intro')}>
      <Form onSubmit={onSubmit} className="flex flex-col gap-4">
        {banner && <Banner>{banner}</Banner>}
        {isDone && <Banner tone="good">{t('success')}</Banner>}
        <Field label={t('email')} name="email" type="email" dir="ltr" autoComplete="username" error={errors.email} />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          error={errors.password}
          {...(isNew && { hint: t('passwordHint', { length: PASSWORD_MIN }) })}
        />
        {isNew && <PasswordField label={t('passwordAgain')} name="passwordAgain" autoComplete="new-password" error={errors.password_again} />}
        <div>
          <Switch label={t('keepNothing')} describedBy="keep-nothing-hint" isOn={isKeepingNothing} onChange={setIsKeepingNothing} />
          <p id="keep-nothing-hint" className="text-sm text-soft">
            {t('keepNothingHint')}
          </p>
        </div>
        {isNew && <Legal />}
        <Button type="submit" busy={isSubmitting}>
          {t(isNew ? 'signUp' : 'signIn')}
        </Button>
        <Button look="secondary" onClick={switchMode}>
          {t(isNew ? 'toSignIn' : 'toSignUp')}
        </Button>
        {!isNew && (
          <Link href="/login?forgot" className="flex min-h-11 items-center self-center text-sm underline underline-offset-4">
            {t('forgot')}
          </Link>
        )}
      </Form>
      {hasGoogle && (
        <div className="mt-4 flex flex-col gap-4">
          <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
            {t('or')}
          </p>
          <Form onSubmit={goToGoogle}>
            <GoogleButton label={t('google')} busy={isLeaving} type="submit" />
          </Form>
          {!isNew && <Legal />}
        </div>
      )}
    </AuthCard>
  )
}

function Legal() {
  const t = useTranslations('login')
  return (
    <p className="text-sm text-soft">
      {t.rich('legal', {
        terms: (chunks) => <LegalLink href="/terms">{chunks}</LegalLink>,
        privacy: (chunks) => <LegalLink href="/privacy">{chunks}</LegalLink>,
      })}
    </p>
  )
}

function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="underline underline-offset-4">
      {children}
    </Link>
  )
}
