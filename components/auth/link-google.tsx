'use client'

import { useTranslations } from 'next-intl'
import { GoogleButton } from '#components/auth/google-button'
import { Banner } from '#components/ui/feedback/banner'
import { Form } from '#components/ui/form/form'
import { PasswordField } from '#components/ui/form/password-field'
import { linkGoogle } from '#lib/client/auth/google'
import { useForm } from '#lib/client/platform/forms/use-form'
import { ownerProof } from '#lib/schemas/account/user'

interface Props {
  email: string
  hasPassword: boolean
  /** The error of the last attempt. */
  failure: string | undefined
}

/** Asks for the password, if there is one, and continues to Google. */
export function LinkGoogle({ email, hasPassword, failure }: Props) {
  const t = useTranslations('linkGoogle')
  const { onSubmit, errors, banner, isSubmitting } = useForm({
    schema: ownerProof,
    initialBanner: failure,
    failed: t('failed'),
    submit: ({ password }) => linkGoogle(password),
  })
  return (
    <Form onSubmit={onSubmit} className="flex flex-col gap-4">
      {banner && <Banner>{banner}</Banner>}
      {hasPassword && (
        <>
          {/* Tells password managers the account. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={t('password')} name="password" autoComplete="current-password" error={errors.password} />
        </>
      )}
      <GoogleButton type="submit" label={t('start')} busy={isSubmitting} />
    </Form>
  )
}
