import { getLocale } from 'next-intl/server'
import { ActivityEditor } from '#components/catalogue/admin/activity-editor'
import { AccessDenied } from '#components/shell/access-denied'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { tags } from '#lib/domain/platform/vocabulary'
import { tagName } from '#lib/domain/profiles/interest-tags'
import { env } from '#lib/env'
import { hasReader } from '#lib/models/addresses'
import { requireUser } from '#lib/server/auth/current-user'

interface Props {
  /** The activity to change; undefined for a new one. */
  id?: string | undefined
  /** The draft to continue. */
  draftId?: string | undefined
  /** The category of a new activity, if known. */
  categoryId?: string | undefined
}

/** For admins only: the form of an activity or a draft, with everything that it needs. */
export async function EditorPage({ id, draftId, categoryId }: Props) {
  const user = await requireUser()
  if (!user.isAdmin) return <AccessDenied />
  const language = await getLocale()
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
        <ActivityEditor id={id} draftId={draftId} categoryId={categoryId} tagNames={tagNames} hasReader={hasReader(env())} />
      </MessagesProvider>
    </QueryProvider>
  )
}
