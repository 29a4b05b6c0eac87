import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { UserTypeForm } from '#components/auth/user-type-form'
import { MessagesProvider } from '#components/shell/messages-provider'
import { requireSignedIn } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('userType')
  return { title: t('title') }
}

export default async function UserTypePage() {
  const user = await requireSignedIn()
  if (user.userType) redirect('/')
  return (
    <MessagesProvider only={['userType']}>
      <UserTypeForm />
    </MessagesProvider>
  )
}
