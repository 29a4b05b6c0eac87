'use client'

import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture/picture'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity } from '#lib/schemas/activities/activity'

/** Links back to an unfinished deck. */
export function ContinueDeck({ next, left }: { next: Activity; left: number }) {
  const t = useTranslations('lately')
  return (
    <Link href={`/activities?batch=${next.batchId}`} className="flex items-center gap-3 rounded-card bg-surface p-2 pe-4 shadow-card">
      <Picture names={next.picture} scene={next.scene} seed={next.title} className="h-16 w-20 shrink-0 rounded-control" isFirst />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-sm text-soft">{t('goOn', { count: left })}</span>
        <span className="line-clamp-2 font-semibold leading-snug" {...getLanguageAttributes(next.language)}>
          {next.title}
        </span>
      </span>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-accent rtl:-scale-x-100" />
    </Link>
  )
}
