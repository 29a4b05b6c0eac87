import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { UserTypeForm } from '#components/auth/user-type-form'
import { MessagesProvider } from '#components/shell/messages-provider'
import { returnPage } from '#lib/domain/platform/return-page'
import { requireSignedIn } from '#lib/server/auth/current-user'
import type { SearchParams } from '#lib/server/platform/search-params'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('userType')
  return { title: t('title') }
}

/** `?next` is the page it leads to in the end. */
export default async function UserTypePage({ searchParams }: { searchParams: SearchParams }) {
  const user = await requireSignedIn()
  const next = returnPage((await searchParams).next)
  if (user.userType) redirect(next ?? '/')
  return (
    <MessagesProvider only={['userType']}>
      <UserTypeForm next={next} />
    </MessagesProvider>
  )
}
