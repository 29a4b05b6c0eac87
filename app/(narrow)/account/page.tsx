import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '#components/account/account-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { me } from '#lib/schemas/account/user'
import { getMe } from '#lib/server/account/users'
import { requireUser } from '#lib/server/auth/current-user'
import { hasGoogle } from '#lib/server/auth/google'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('title') }
}

export default async function AccountPage() {
  const user = await requireUser()
  const t = await getTranslations('account')
  return (
    <QueryProvider>
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <MessagesProvider only={['account', 'password', 'validation', 'form']}>
        <AccountScreen firstMe={me.parse(await getMe(user))} hasGoogle={hasGoogle()} />
      </MessagesProvider>
    </QueryProvider>
  )
}
