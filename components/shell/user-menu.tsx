'use client'

import { LogIn } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { SignInLink } from '#components/ui/sign-in-link'
import { getSession } from '#lib/client/auth/session'
import { followSignOut } from '#lib/client/auth/signed-out'
import { useIsOffline } from '#lib/client/platform/offline/connection'

/** Who is signed in and where they can go; for visitors, the way to sign in. */
export function UserMenu() {
  const t = useTranslations('nav')
  const path = usePathname()
  const isOffline = useIsOffline()
  const [signedIn, setSignedIn] = useState<Awaited<ReturnType<typeof loadSignedIn>>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out lead to another page, where the answer may be another
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

/** The menu comes with the session, and so not before the page; null for visitors, who have none. */
async function loadSignedIn() {
  const user = await getUser()
  return user && { user, AccountMenu: (await import('#components/shell/account-menu')).AccountMenu }
}

/** Who is signed in; without a network, whose copies this device keeps. */
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
