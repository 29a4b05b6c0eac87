'use client'

import { ArrowRight, Sunrise } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { localDay, useInTimeZone } from '#lib/client/platform/local-day'
import { findYesterdaysIdea, type NextDayIdea } from '#lib/domain/activities/next-day-idea'
import { dayOf } from '#lib/domain/profiles/age'

/** Shows how to go on with what was done yesterday, by the user's calendar. */
export function NextDay({ ideas, today: serverToday }: { ideas: readonly NextDayIdea[]; today: string }) {
  const t = useTranslations('lately')
  const id = useInTimeZone(
    () => findYesterdaysIdea(ideas, localDay(), localDay)?.id,
    () => findYesterdaysIdea(ideas, serverToday, dayOf)?.id,
  )
  const last = ideas.find((one) => one.id === id)
  if (!last) return null
  return (
    <Link href={`/activity/${last.id}`} className="flex items-center gap-3 rounded-card bg-surface p-4 shadow-card">
      <Sunrise aria-hidden className="size-6 shrink-0 text-accent" />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-sm text-soft">{t.rich('yesterday', { b: bidiIsolate, title: last.title })}</span>
        <span className="line-clamp-3 text-pretty leading-snug" {...getLanguageAttributes(last.language)}>
          {last.idea}
        </span>
      </span>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-accent rtl:-scale-x-100" />
    </Link>
  )
}
