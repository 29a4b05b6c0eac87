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

/** Replaces the id for the form of a new activity. */
const NEW_ACTIVITY_ID = 'new'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogueAdmin')
  return { title: t('pageTitle') }
}

/** For admins only: one activity of Explore in all its languages. */
export default async function AdminActivityPage({ params, searchParams }: PageProps<'/admin/explore/activities/[id]'>) {
  const user = await requireUser()
  if (!user.isAdmin) return <AccessDenied />
  const language = await getLocale()
  const [{ id }, { category }] = await Promise.all([params, searchParams])
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
        <ActivityEditor
          id={id === NEW_ACTIVITY_ID ? undefined : id}
          draftId={undefined}
          categoryId={typeof category === 'string' ? category : undefined}
          tagNames={tagNames}
          hasReader={hasReader(env())}
        />
      </MessagesProvider>
    </QueryProvider>
  )
}
