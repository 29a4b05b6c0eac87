'use client'

import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Bullets } from '#components/activities/section'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  notes: string[]
  language: Language
  /** What else is to be known before it begins. */
  children?: ReactNode
}

/** What to look out for, set apart from the rest. */
export function SafetyNotes({ notes, language, children }: Props) {
  const t = useTranslations('activity')
  return (
    <section className="rounded-card bg-accent-soft p-4">
      <h2 className="mb-2 flex items-center gap-2 font-semibold text-sub">
        <ShieldCheck aria-hidden className="size-5 text-accent" />
        {t('safety')}
      </h2>
      <Bullets items={notes} language={language} />
      {children}
    </section>
  )
}
