'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Row } from '#components/account/section'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { useUnlinkGoogle } from '#lib/client/account/account'
import { ApiError } from '#lib/client/platform/api'
import { LINK_GOOGLE_PAGE } from '#lib/domain/account/link-google'
import type { Me } from '#lib/schemas/account/user'

/** Shows whether Google is linked, and links or unlinks it. Unlinking is not offered if Google is the only way to sign in. */
export function GoogleRow({ me }: { me: Me }) {
  const t = useTranslations('account')
  const unlink = useUnlinkGoogle()
  const isLinked = me.signInMethods.includes('google')
  const failure = unlink.error instanceof ApiError ? unlink.error.problem?.detail : undefined
  const link = (
    <Link href={LINK_GOOGLE_PAGE} className={buttonClass('secondary')}>
      {t('googleLink')}
    </Link>
  )
  const take = (
    <Button look="secondary" busy={unlink.isPending} onClick={() => unlink.mutate()}>
      {t('googleUnlink')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3">
      <Row label={t('googleLabel')} action={isLinked ? me.signInMethods.includes('password') && take : link}>
        {t(isLinked ? 'googleLinked' : 'googleOff')}
      </Row>
      {unlink.isError && <Banner>{failure ?? t('googleFailed')}</Banner>}
      {unlink.isSuccess && !isLinked && <Banner tone="good">{t('googleUnlinked')}</Banner>}
    </div>
  )
}
