'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { GoogleRow } from '#components/account/google-row'
import { PasswordRow } from '#components/account/password-row'
import { Section } from '#components/account/section'
import type { Me } from '#lib/schemas/user'

/** The ways into the account. */
export function SignInSection({ me, hasGoogle }: { me: Me; hasGoogle: boolean }) {
  const t = useTranslations('account')
  return (
    <Section title={t('signInTitle')}>
      <div className="flex flex-col gap-4 divide-y divide-hairline *:not-first:pt-4">
        <Row label={t('email')}>
          <bdi className="wrap-anywhere">{me.email}</bdi>
        </Row>
        <PasswordRow me={me} />
        {hasGoogle && <GoogleRow me={me} />}
      </div>
    </Section>
  )
}

/** What it is, how it stands, and beside it what can be done with it. */
export function Row({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p className="text-soft">{children}</p>
      </div>
      {action}
    </div>
  )
}
