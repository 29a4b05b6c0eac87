'use client'

import { clsx } from 'clsx/lite'
import { Compass, House, MapPin, UserRound } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'

const places = [
  { href: '/', key: 'home', Icon: House },
  { href: '/map', key: 'map', Icon: MapPin },
  { href: '/explore', key: 'explore', Icon: Compass },
  { href: '/profiles', key: 'profile', Icon: UserRound },
] as const

/** Under the thumb on phones, in the header where there is room. */
export function Navigation() {
  const t = useTranslations('nav')
  const path = usePathname()
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-surface pb-[env(safe-area-inset-bottom)] md:static md:me-auto md:border-0 md:bg-transparent md:pb-0"
    >
      <ul className="mx-auto flex max-w-md justify-around md:gap-1">
        {places.map(({ href, key, Icon }) => {
          const isHere = href === '/' ? path === '/' : path.startsWith(href)
          return (
            <li key={key} className="flex-1 md:flex-none">
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={clsx(
                  'flex min-h-15 flex-col items-center justify-center gap-0.5 rounded-control px-2 text-xs md:min-h-11 md:flex-row md:gap-2 md:px-3 md:text-sm md:hover:bg-sunken',
                  isHere ? 'font-semibold text-accent' : 'text-soft',
                )}
              >
                <Icon aria-hidden className="size-6 md:size-5" strokeWidth={isHere ? 2.4 : 2} />
                {t(key)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
