import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ActivityEditor } from '#components/catalogue/admin/activity-editor'
import { AccessDenied } from '#components/shell/access-denied'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { tags } from '#lib/domain/platform/vocabulary'
import { tagName } from '#lib/domain/profiles/interest-tags'
import { env } from '#lib/env'
import { hasReader } from '#lib/models/addresses'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogueAdmin')
  return { title: t('pageTitle') }
}

/** For admins only: an activity that is not published yet. */
export default async function AdminDraftPage({ params }: PageProps<'/admin/explore/drafts/[id]'>) {
  const user = await requireUser()
  if (!user.isAdmin) return <AccessDenied />
  const language = await getLocale()
  const { id } = await params
  const tagNames = Object.fromEntries(tags.map((tag) => [tag, tagName(tag, language)]))
  return (
    <QueryProvider>
      <MessagesProvider
        only={[
          'catalogueAdmin',
          'catalogueSafety',
          'factProposals',
          'allergens',
          'hazard',
          'note',
          'needs',
          'activity',
          'languages',
          'setting',
          'validation',
          'form',
          'conflict',
          'draft',
          'explore',
          'learningArea',
          'materials',
        ]}
      >
        <ActivityEditor id={undefined} draftId={id} categoryId={undefined} tagNames={tagNames} hasReader={hasReader(env())} />
      </MessagesProvider>
    </QueryProvider>
  )
}
