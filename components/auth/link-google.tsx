'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { GoogleButton } from '#components/auth/google-button'
import { Banner } from '#components/ui/banner'
import { ApiError } from '#lib/client/api'
import { linkGoogle } from '#lib/client/google'

/** The button that links Google, and above it what came of the last try. */
export function LinkGoogle({ failure }: { failure: string | undefined }) {
  const t = useTranslations('linkGoogle')
  const [banner, setBanner] = useState(failure)
  const reasonOf = (error: unknown) => (error instanceof ApiError && error.problem?.detail) || t('failed')
  return (
    <>
      {banner && <Banner>{banner}</Banner>}
      <GoogleButton label={t('start')} begin={linkGoogle} onBegin={() => setBanner(undefined)} onFailure={(error) => setBanner(reasonOf(error))} />
    </>
  )
}
