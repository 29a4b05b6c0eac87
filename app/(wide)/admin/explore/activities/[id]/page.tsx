import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EditorPage } from '../../editor-page'

/** Replaces the id for the form of a new activity. */
const NEW_ACTIVITY_ID = 'new'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogueAdmin')
  return { title: t('pageTitle') }
}

/** For admins only: one activity of Explore in all its languages. */
export default async function AdminActivityPage({ params, searchParams }: PageProps<'/admin/explore/activities/[id]'>) {
  const [{ id }, { category }] = await Promise.all([params, searchParams])
  return <EditorPage id={id === NEW_ACTIVITY_ID ? undefined : id} categoryId={typeof category === 'string' ? category : undefined} />
}
