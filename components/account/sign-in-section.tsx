'use client'

import { useTranslations } from 'next-intl'
import { GoogleRow } from '#components/account/google-row'
import { PasswordRow } from '#components/account/password-row'
import { Row, Section } from '#components/account/section'
import type { Me } from '#lib/schemas/account/user'

/** Shows the ways to sign in. */
export function SignInSection({ me, hasGoogle }: { me: Me; hasGoogle: boolean }) {
  const t = useTranslations('account')
  return (
    <Section title={t('signInTitle')}>
      <div className="flex flex-col divide-y divide-hairline *:py-4 *:first:pt-0 *:last:pb-0">
        <Row label={t('email')}>
          <bdi className="wrap-anywhere">{me.email}</bdi>
        </Row>
        <PasswordRow me={me} />
        {hasGoogle && <GoogleRow me={me} />}
      </div>
    </Section>
  )
}
