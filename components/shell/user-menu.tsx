'use client'

import { CircleUserRound, History, LogIn, LogOut, Settings2, Users } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { menuItemClass, PopoverMenu } from '#components/ui/popover-menu'
import { getSession, type Session } from '#lib/client/session'
import { onOpenSettings, openSettings } from '#lib/client/settings-dialog'
import { signOut } from '#lib/client/sign-in'

// Loaded with the first opening of the menu, not with every page.
const LinkGoogleItem = lazy(() => import('#components/shell/link-google-item').then((module) => ({ default: module.LinkGoogleItem })))

/** Who is signed in and where they can go; for visitors, the way to sign in. */
export function UserMenu({ hasGoogle }: { hasGoogle: boolean }) {
  const t = useTranslations('nav')
  const path = usePathname()
  const [session, setSession] = useState<Session | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out lead to another page, where the answer may be another
  useEffect(() => {
    getSession().then(setSession, (error) => console.warn('The profile could not be loaded', error))
  }, [path])
  // Loaded when it is wanted; it is open for as long as it is here.
  const [SettingsDialog, setSettingsDialog] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(
    () =>
      onOpenSettings(() => {
        const loaded = import('#components/settings/settings-dialog').then((module) => setSettingsDialog(() => module.SettingsDialog))
        void loaded.catch(() => alert(t('failed')))
      }),
    [t],
  )

  if (!session && path === '/login') return null
  if (session === undefined) return <span className="size-11" />
  if (session === null) {
    return (
      <Link href="/login" className="flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-sm hover:bg-sunken">
        <LogIn aria-hidden className="size-5 rtl:-scale-x-100" />
        {t('signIn')}
      </Link>
    )
  }
  return (
    <>
      <PopoverMenu label={t('userMenu')} button={<CircleUserRound aria-hidden className="size-6" />}>
        <p className="border-hairline border-b px-3 pt-1 pb-2.5">
          <span className="block max-w-48 truncate font-medium">{session.user.name}</span>
          <span dir="ltr" className="block max-w-48 truncate text-sm text-soft rtl:text-end">
            {session.user.email}
          </span>
        </p>
        <Link href="/history" className={menuItemClass}>
          <History aria-hidden className="size-5 text-soft" />
          {t('history')}
        </Link>
        <Link href="/profiles" className={menuItemClass}>
          <Users aria-hidden className="size-5 text-soft" />
          {t('profile')}
        </Link>
        <button type="button" className={menuItemClass} onClick={openSettings}>
          <Settings2 aria-hidden className="size-5 text-soft" />
          {t('settings')}
        </button>
        <button type="button" className={menuItemClass} onClick={() => void signOut().catch(() => alert(t('failed')))}>
          <LogOut aria-hidden className="size-5 text-soft rtl:-scale-x-100" />
          {t('logout')}
        </button>
        {hasGoogle && (
          <Suspense>
            <LinkGoogleItem />
          </Suspense>
        )}
      </PopoverMenu>
      {SettingsDialog && <SettingsDialog onClose={() => setSettingsDialog(undefined)} />}
    </>
  )
}
