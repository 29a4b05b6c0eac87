'use client'

import { useTranslations } from 'next-intl'
import { Main } from '#components/shell/main'
import { Button } from '#components/ui/button'

/** Replaces a page that failed. A server error has a digest. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations('error')
  return (
    <Main className="mx-auto flex w-full max-w-md flex-col items-center px-4 py-16 text-center">
      <span className="mb-6 grid h-36 w-56 place-items-center rounded-card bg-tint-2">
        {/* biome-ignore lint/performance/noImgElement: every page includes this file, so it stays small */}
        <img src="/emoji/telescope.svg" alt="" loading="lazy" className="size-24" />
      </span>
      <h1 className="text-heading">{t(error.digest === undefined ? 'title' : 'serverTitle')}</h1>
      <p className="mt-2 text-soft">{t('text')}</p>
      <Button className="mt-6" onClick={reset}>
        {t('retry')}
      </Button>
    </Main>
  )
}
