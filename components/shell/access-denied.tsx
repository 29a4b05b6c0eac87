import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'

/** Shown to signed-in users without admin rights on admin pages. */
export async function AccessDenied() {
  const t = await getTranslations('admin')
  const home = (
    <Link href="/" className={buttonClass()}>
      {t('home')}
    </Link>
  )
  return <EmptyState level={1} picture={['compass']} title={t('deniedTitle')} text={t('denied')} action={home} />
}
