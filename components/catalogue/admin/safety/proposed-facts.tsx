'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { languages } from '#lib/domain/platform/basics'
import type { Acknowledgement, Facts } from '#lib/domain/safety/facts'

interface Props {
  proposed: Facts
  /** The facts declared here so far. */
  facts: Facts | null
  onTakeOver: () => void
  onConfirm: (acknowledgement: Acknowledgement) => void
}

/** The facts that a pack proposes. An admin takes them over, then confirms each reason separately. */
export function ProposedFacts({ proposed, facts, onTakeOver, onConfirm }: Props) {
  const t = useTranslations('catalogueSafety')
  if (!facts)
    return (
      <div className="flex flex-col items-start gap-3 rounded-card bg-surface p-4 shadow-card">
        <p>{t('proposed', { dangers: proposed.hazards.length, reasons: proposed.acknowledged.length })}</p>
        <Button look="secondary" onClick={onTakeOver}>
          {t('takeOver')}
        </Button>
      </div>
    )
  const confirmed = new Set(facts.acknowledged.map(toKey))
  const open = proposed.acknowledged.filter((one) => !confirmed.has(toKey(one)))
  if (open.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{t('reasons', { count: open.length })}</p>
      <ul className="flex flex-col gap-3">
        {open.map((one) => (
          <li key={toKey(one)} className="flex flex-col items-start gap-2 rounded-card bg-surface p-4 shadow-card">
            <p className="flex flex-wrap gap-x-3">
              {languages.flatMap((language) =>
                (one.words[language] ?? []).map((word) => (
                  <bdi key={`${language} ${word}`} {...getLanguageAttributes(language)}>
                    “{word}”
                  </bdi>
                )),
              )}
            </p>
            <p className="text-sm text-soft" dir="auto">
              {one.why}
            </p>
            <Button look="secondary" onClick={() => onConfirm(one)}>
              {t('confirm')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function toKey({ words, why }: Acknowledgement): string {
  return JSON.stringify([why, languages.map((language) => words[language])])
}
