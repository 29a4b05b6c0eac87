import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EditorPage } from '../../editor-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogueAdmin')
  return { title: t('pageTitle') }
}

/** For admins only: an activity that is not published yet. */
export default async function AdminDraftPage({ params }: PageProps<'/admin/explore/drafts/[id]'>) {
  return <EditorPage draftId={(await params).id} />
}
