import { useTranslations } from 'next-intl'
import { Section } from '#components/activities/section'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Language } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'

interface SummaryProps {
  lines: string[]
  minutes: Activity['minutes']
  language: Language
}

/** Shows the three-line summary before an activity's text, with its minutes; nothing if there is none. */
export function SummarySection({ lines, minutes, language }: SummaryProps) {
  const t = useTranslations('guidance')
  if (lines.length === 0) return null
  return (
    <Section title={t('inShort')}>
      <SummaryLines lines={lines} language={language} />
      {minutes && <p className="tabular mt-2 text-sm text-soft">{t('parts', minutes)}</p>}
    </Section>
  )
}

/** Shows an activity as three lines, for a user with one hand free. */
export function SummaryLines({ lines, language }: { lines: string[]; language: Language }) {
  return (
    <ol className="flex flex-col gap-2" {...getLanguageAttributes(language)}>
      {lines.map((line, index) => (
        <li key={line} className="flex gap-3">
          <span aria-hidden className="tabular font-semibold text-accent">
            {index + 1}
          </span>
          <span>{line}</span>
        </li>
      ))}
    </ol>
  )
}
