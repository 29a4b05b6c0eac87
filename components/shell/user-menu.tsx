'use client'

import { LogIn } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { SignInLink } from '#components/ui/sign-in-link'
import { getSession } from '#lib/client/auth/session'
import { followSignOut } from '#lib/client/auth/signed-out'
import { useIsOffline } from '#lib/client/platform/offline/connection'

/** The signed-in user's menu, or for visitors a link to sign in. */
export function UserMenu() {
  const t = useTranslations('nav')
  const path = usePathname()
  const isOffline = useIsOffline()
  const [signedIn, setSignedIn] = useState<Awaited<ReturnType<typeof loadSignedIn>>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out opens another page, where the session may differ
  useEffect(() => {
    loadSignedIn().then(setSignedIn, (error) => console.warn('The profile could not be loaded', error))
  }, [path, isOffline])
  const isVisitor = signedIn === null
  useEffect(() => (isVisitor ? undefined : followSignOut()), [isVisitor])

  if (!signedIn && (path === '/login' || isOffline)) return null
  if (signedIn === undefined) return <span className="size-11" />
  if (signedIn === null) {
    return (
      <SignInLink className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-3 font-medium text-sm hover:bg-sunken">
        <LogIn aria-hidden className="size-5 max-[23rem]:hidden rtl:-scale-x-100" />
        {t('signIn')}
      </SignInLink>
    )
  }
  const { AccountMenu, user } = signedIn
  return <AccountMenu {...user} />
}

/** Loads the menu after the session, and so after the page; null for visitors. */
async function loadSignedIn() {
  const user = await getUser()
  return user && { user, AccountMenu: (await import('#components/shell/account-menu')).AccountMenu }
}

/** The signed-in user; without a network, the owner of this device's copies. */
async function getUser() {
  try {
    return (await getSession())?.user ?? null
  } catch (error) {
    const { findOwner } = await import('#lib/client/platform/offline/copies')
    const owner = await findOwner()
    if (!owner) throw error
    return owner.user
  }
}
