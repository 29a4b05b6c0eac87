'use client'

import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleSlash, Compass, FileUp, FlaskConical, type LucideIcon, MapPinned, MapPinPen, PackageOpen, SquarePen } from 'lucide-react'
import Link from 'next/link'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { waitingQuery } from '#lib/client/platform/waiting'
import type { Waiting } from '#lib/schemas/platform/waiting'

/** What waits, in the order in which users feel it, and the screen where an admin settles it. */
const queues: { kind: keyof Waiting; href: string; Icon: LucideIcon }[] = [
  { kind: 'corrections', href: '/admin/locations?part=corrections', Icon: MapPinPen },
  { kind: 'refused', href: '/admin/explore?waits=refused', Icon: CircleSlash },
  { kind: 'decisions', href: '/admin/explore?waits=decision', Icon: PackageOpen },
  { kind: 'materials', href: '/admin/explore?part=materials', Icon: FlaskConical },
  { kind: 'imports', href: '/admin/locations?part=import', Icon: FileUp },
  { kind: 'drafts', href: '/admin/explore?waits=draft', Icon: SquarePen },
]

/** Lists what waits for an admin, each with its count and a link. */
export function AdminOverview() {
  const t = useTranslations('adminOverview')
  const { data, isError, isFetching, refetch } = useQuery(waitingQuery())
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label={t('manage')} className="flex flex-wrap gap-2">
        <Link href="/admin/locations" className={buttonClass('secondary')}>
          <MapPinned aria-hidden className="size-5 shrink-0" />
          {t('places')}
        </Link>
        <Link href="/admin/explore" className={buttonClass('secondary')}>
          <Compass aria-hidden className="size-5 shrink-0" />
          {t('explore')}
        </Link>
      </nav>
      {isError && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data ? <Queues waiting={data} /> : !isError && <Loading />}
    </div>
  )
}

function Queues({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('adminOverview')
  const format = useFormatter()
  const open = queues.filter(({ kind }) => waiting[kind] > 0)
  if (open.length === 0) return <EmptyState picture={['kite', 'national-park']} title={t('none')} text={t('noneText')} />
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{t('title')}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {open.map(({ kind, href, Icon }) => (
          <li key={kind} className="flex">
            <Link href={href} className="flex min-h-18 min-w-0 flex-1 items-center gap-4 rounded-card bg-surface p-4 shadow-card hover:bg-sunken">
              <Icon aria-hidden className="size-6 shrink-0 text-soft" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-semibold">{t(`queue.${kind}`)}</span>
                <span className="text-sm text-soft">{t(`text.${kind}`)}</span>
              </span>
              <span className="tabular font-semibold text-heading">{format.number(waiting[kind])}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Loading() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {[0, 1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-18 rounded-card" />
      ))}
    </div>
  )
}
