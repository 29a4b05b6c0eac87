import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { Main } from '#components/shell/main'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default async function NotFound() {
  const t = await getTranslations('notFound')
  return (
    <Main className="mx-auto w-full max-w-3xl px-4 py-6">
      <EmptyState
        level={1}
        picture={['telescope', 'comet']}
        title={t('title')}
        text={t('text')}
        action={
          <Link href="/" className={buttonClass()}>
            {t('home')}
          </Link>
        }
      />
    </Main>
  )
}
