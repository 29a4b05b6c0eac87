import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '#components/ui/empty-state'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('explore')
  return { title: t('title') }
}

/** Says honestly that this is still to come. */
export default async function Page() {
  const t = await getTranslations('explore')
  return <EmptyState level={1} picture={['telescope', 'puzzle-piece']} title={t('notYetTitle')} text={t('notYet')} />
}
