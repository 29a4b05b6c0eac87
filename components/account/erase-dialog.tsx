'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Dialog } from '#components/ui/feedback/dialog'
import { Form } from '#components/ui/form/form'
import { PasswordField } from '#components/ui/form/password-field'
import { eraseAccount } from '#lib/client/account/account'
import { signOut } from '#lib/client/auth/sign-in'
import { ApiError } from '#lib/client/platform/api'
import { useForm } from '#lib/client/platform/forms/use-form'
import { type Me, ownerProof } from '#lib/schemas/account/user'

/** Lists what is erased, asks for the password or a fresh sign-in, and erases the account. A failed attempt keeps the input. */
export function EraseDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useTranslations('account')
  const hasPassword = me.signInMethods.includes('password')
  const [isStale, setIsStale] = useState(false)
  const { onSubmit, errors, banner, isSubmitting, setBanner } = useForm({
    schema: ownerProof,
    failed: t('eraseFailed'),
    submit: async ({ password }) => {
      await eraseAccount(password).catch((error: unknown) => {
        setIsStale(error instanceof ApiError && error.status === 403)
        throw error
      })
    },
  })
  return (
    <Dialog title={t('eraseAsk')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('eraseGone')}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        <li>{t(me.userType === 'educator' ? 'eraseEducator' : 'eraseParent')}</li>
        <li>{t('eraseActivities')}</li>
        <li>{t('eraseAccount')}</li>
      </ul>
      <p className="mt-3">{t('eraseFirst')}</p>
      <Form onSubmit={onSubmit} className="mt-5 flex flex-col gap-4">
        {banner && <Banner>{banner}</Banner>}
        {hasPassword ? (
          <>
            {/* Tells password managers the account. A hidden field takes no focus, so the dialog opens at its text. */}
            <input type="text" autoComplete="username" value={me.email} readOnly hidden />
            <PasswordField label={t('erasePassword')} name="password" autoComplete="current-password" error={errors.password} />
          </>
        ) : (
          <p className="text-sm text-soft">{t('eraseRecent')}</p>
        )}
        {isStale && (
          <Button look="secondary" onClick={() => void signOut().catch(() => setBanner(t('endFailed')))}>
            {t('signOut')}
          </Button>
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" className="grow" disabled={isSubmitting} onClick={onClose}>
            {t('eraseKeep')}
          </Button>
          <Button type="submit" look="danger" className="grow" busy={isSubmitting}>
            {t('eraseConfirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
