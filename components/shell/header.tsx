import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ConnectionSign } from '#components/shell/connection-sign'
import { LanguageSwitch } from '#components/shell/language-switch'
import { Logo } from '#components/shell/logo'
import { MessagesProvider } from '#components/shell/messages-provider'
import { Navigation } from '#components/shell/navigation'
import { UserMenu } from '#components/shell/user-menu'

/** Every page's header, so its HTML has no personal data. The menu loads the session in the browser, and is placed so that growing moves nothing. */
export async function Header() {
  const t = await getTranslations('shell')
  return (
    <header className="sticky top-0 z-30 border-hairline border-b bg-ground low:static pt-[env(safe-area-inset-top)]">
      <MessagesProvider only={['nav', 'languages', 'settings', 'form', 'draft']}>
        <div className="mx-auto flex min-h-15 max-w-6xl flex-wrap items-center gap-2 px-4 sm:px-6 md:flex-nowrap low:flex-wrap">
          <Link href="/" className="me-auto flex min-h-11 items-center gap-2 rounded-control font-semibold text-sub md:me-4">
            <Logo />
            {t('name')}
          </Link>
          <Navigation />
          <ConnectionSign />
          <UserMenu />
          <LanguageSwitch />
        </div>
      </MessagesProvider>
    </header>
  )
}
