import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '#components/ui/empty-state'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('map')
  return { title: t('title') }
}

/** Says honestly that this is still to come. */
export default async function Page() {
  const t = await getTranslations('map')
  return <EmptyState level={1} picture={['national-park', 'compass']} title={t('notYetTitle')} text={t('notYet')} />
}
