import { useTranslations } from 'next-intl'
import { Section } from '#components/activities/section'
import { writtenIn } from '#lib/client/platform/written-in'
import type { Language } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'

interface InShortProps {
  lines: string[]
  minutes: Activity['minutes']
  language: Language
}

/** Shows the three-line summary before an activity's text, with its minutes; nothing if there is none. */
export function InShort({ lines, minutes, language }: InShortProps) {
  const t = useTranslations('guidance')
  if (lines.length === 0) return null
  return (
    <Section title={t('inShort')}>
      <Quick lines={lines} language={language} />
      {minutes && <p className="tabular mt-2 text-sm text-soft">{t('parts', minutes)}</p>}
    </Section>
  )
}

/** Shows an activity as three lines, for a reader with one hand free. */
export function Quick({ lines, language }: { lines: string[]; language: Language }) {
  return (
    <ol className="flex flex-col gap-2" {...writtenIn(language)}>
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
