'use client'

import { clsx } from 'clsx/lite'
import { Compass, Heart, House, type LucideIcon, MapPin, NotebookPen, UserRound } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRootData } from '#lib/client/platform/use-root-data'

const places = [
  { href: '/', key: 'home', Icon: House },
  { href: '/map', key: 'map', Icon: MapPin },
  { href: '/explore', key: 'explore', Icon: Compass },
  { href: '/profiles', key: 'profile', Icon: UserRound },
  // Only on wide screens.
  { href: '/journal', key: 'journal', Icon: NotebookPen, isWide: true },
  { href: '/explore/saved', key: 'saved', Icon: Heart, isWide: true },
] as const satisfies { href: string; key: string; Icon: LucideIcon; isWide?: true }[]

/** At the bottom on phones, in the header on wide or low screens. With enlarged text, links wrap in the header, and the tab bar's labels still fit. */
export function Navigation() {
  const t = useTranslations('nav')
  // The innermost first.
  const [here, ...around] = placesOf(usePathname())
  // The server rendered the offline page without an address: React renders the list again for the current one.
  const isOfflinePage = useRootData('offlinePage') !== undefined
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-surface pb-[env(safe-area-inset-bottom)] md:static md:me-auto md:min-w-0 md:border-0 md:bg-transparent md:pb-0 max-md:low:static max-md:low:order-last max-md:low:basis-full max-md:low:border-0 max-md:low:bg-transparent max-md:low:pb-0"
    >
      <ul key={String(isOfflinePage)} className="mx-auto flex max-w-md justify-around md:max-w-none md:flex-wrap md:justify-start md:gap-x-1">
        {places.map(({ href, key, Icon, ...more }) => {
          const [isHere, isAround] = [href === here, around.some((place) => place === href)]
          return (
            <li key={key} className={clsx('flex-1 md:flex-none', 'isWide' in more && 'hidden lg:block')}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : isAround ? 'true' : undefined}
                className={clsx(
                  'flex min-h-15 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-[min(0.75rem,4vw)] md:min-h-11 md:flex-row md:gap-2 md:px-3 md:text-sm md:hover:bg-sunken max-md:low:min-h-11',
                  isHere ? 'is-chosen font-semibold text-accent' : 'text-soft',
                  // On screens without the inner link, its parent is highlighted instead.
                  isAround && 'max-lg:font-semibold max-lg:text-accent',
                )}
              >
                <Icon aria-hidden className="size-6 md:size-5 max-md:low:hidden" strokeWidth={isHere ? 2.4 : 2} />
                {t(key)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The navigation links that contain a page, innermost first. */
function placesOf(path: string) {
  const holding = places.filter(({ href }) => (href === '/' ? path === '/' : path.startsWith(href)))
  return holding.map(({ href }) => href).sort((a, b) => b.length - a.length)
}
