'use client'

import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Bullets } from '#components/activities/section'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  notes: readonly string[]
  language: Language
  /** Other notes to read before starting. */
  children?: ReactNode
}

/** Shows safety notes, separate from the other text. */
export function SafetyNotes({ notes, language, children }: Props) {
  const t = useTranslations('activity')
  return (
    <section className="rounded-card bg-accent-soft p-4">
      <h2 className="mb-2 flex items-center gap-2 font-semibold text-sub">
        <ShieldCheck aria-hidden className="size-5 text-accent" />
        {t('safety')}
      </h2>
      {notes.length > 0 && <Bullets items={notes} language={language} />}
      {children}
    </section>
  )
}
