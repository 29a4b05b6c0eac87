'use client'

import { CircleUserRound, ClipboardList, Compass, History, LogOut, MapPinned, Settings2, UserRoundCog, Users } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'
import { onOpenSettings, openSettings } from '#lib/client/account/settings-dialog'
import type { Session } from '#lib/client/auth/session'
import { signOut } from '#lib/client/auth/sign-in'

/** The signed-in user's menu, and the settings dialog for every caller. */
export function AccountMenu({ name, email, is_admin: isAdmin }: Session['user']) {
  const t = useTranslations('nav')
  // Loaded on demand; it is open while it is set.
  const [SettingsDialog, setSettingsDialog] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(
    () =>
      onOpenSettings(() => {
        const loaded = import('#components/account/settings-dialog').then((module) => setSettingsDialog(() => module.SettingsDialog))
        void loaded.catch(() => alert(t('failed')))
      }),
    [t],
  )
  const path = usePathname()
  // A new page, such as after Back, closes the settings.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => setSettingsDialog(undefined), [path])
  return (
    <>
      <PopoverMenu label={t('userMenu')} button={<CircleUserRound aria-hidden className="size-6" />}>
        <p className="border-hairline border-b px-3 pt-1 pb-2.5">
          <span className="block max-w-48 truncate font-medium">{name}</span>
          <span dir="ltr" className="block max-w-48 truncate text-sm text-soft rtl:text-end">
            {email}
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
        <Link href="/account" className={menuItemClass}>
          <UserRoundCog aria-hidden className="size-5 text-soft" />
          {t('account')}
        </Link>
        {isAdmin && (
          <>
            <Link href="/admin" className={menuItemClass}>
              <ClipboardList aria-hidden className="size-5 text-soft" />
              {t('admin')}
            </Link>
            <Link href="/admin/locations" className={menuItemClass}>
              <MapPinned aria-hidden className="size-5 text-soft" />
              {t('adminLocations')}
            </Link>
            <Link href="/admin/explore" className={menuItemClass}>
              <Compass aria-hidden className="size-5 text-soft" />
              {t('adminExplore')}
            </Link>
          </>
        )}
        <button type="button" className={menuItemClass} onClick={openSettings}>
          <Settings2 aria-hidden className="size-5 text-soft" />
          {t('settings')}
        </button>
        <button type="button" className={menuItemClass} onClick={() => void signOut().catch(() => alert(t('failed')))}>
          <LogOut aria-hidden className="size-5 text-soft rtl:-scale-x-100" />
          {t('logout')}
        </button>
      </PopoverMenu>
      {SettingsDialog && <SettingsDialog onClose={() => setSettingsDialog(undefined)} />}
    </>
  )
}
