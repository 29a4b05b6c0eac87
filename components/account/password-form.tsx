'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Form } from '#components/ui/form/form'
import { PasswordField } from '#components/ui/form/password-field'
import { Switch } from '#components/ui/input/switch'
import { useChangePassword } from '#lib/client/account/account'
import { useForm } from '#lib/client/platform/forms/use-form'
import { type Me, PASSWORD_MIN, passwordChangeForm } from '#lib/schemas/account/user'

/** Asks for the current password, twice for the new one, and whether a linked Google account stays linked. */
export function PasswordForm({ me, onSaved, onCancel }: { me: Me; onSaved: () => void; onCancel: () => void }) {
  const t = useTranslations('account')
  const changePassword = useChangePassword()
  const [isUnlinking, setIsUnlinking] = useState(false)
  const { onSubmit, errors, banner, isSubmitting } = useForm({
    schema: passwordChangeForm,
    failed: t('passwordFailed'),
    submit: async ({ currentPassword, newPassword, unlinkGoogle }) => {
      await changePassword({ currentPassword, newPassword, unlinkGoogle: unlinkGoogle === 'on' })
      onSaved()
    },
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus(), [])
  return (
    <Form ref={form} onSubmit={onSubmit} className="flex flex-col gap-4">
      {banner && <Banner>{banner}</Banner>}
      {/* Tells password managers the account. */}
      <input type="text" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField label={t('passwordCurrent')} name="currentPassword" autoComplete="current-password" error={errors.current_password} />
      <PasswordField
        label={t('passwordNew')}
        name="newPassword"
        autoComplete="new-password"
        error={errors.new_password}
        hint={t('passwordHint', { length: PASSWORD_MIN })}
      />
      <PasswordField label={t('passwordAgain')} name="passwordAgain" autoComplete="new-password" error={errors.password_again} />
      {me.signInMethods.includes('google') && (
        <Switch label={t('passwordUnlinkGoogle')} name="unlinkGoogle" isOn={isUnlinking} onChange={setIsUnlinking} />
      )}
      <p className="text-sm text-soft">{t('passwordEnds')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="grow" busy={isSubmitting}>
          {t('passwordSave')}
        </Button>
        <Button look="secondary" className="grow" disabled={isSubmitting} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
