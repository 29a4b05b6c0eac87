'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { languages } from '#lib/domain/platform/basics'
import type { Acknowledgement, Facts } from '#lib/domain/safety/facts'

interface Props {
  proposed: Facts
  /** What is declared here so far. */
  facts: Facts | null
  onTakeOver: () => void
  onConfirm: (acknowledgement: Acknowledgement) => void
}

/** What a pack declares of an activity: taken over by an admin's own hand, and each of its reasons confirmed one by one. */
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
  const confirmed = new Set(facts.acknowledged.map(keyOf))
  const open = proposed.acknowledged.filter((one) => !confirmed.has(keyOf(one)))
  if (open.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{t('reasons', { count: open.length })}</p>
      <ul className="flex flex-col gap-3">
        {open.map((one) => (
          <li key={keyOf(one)} className="flex flex-col items-start gap-2 rounded-card bg-surface p-4 shadow-card">
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

function keyOf({ words, why }: Acknowledgement): string {
  return JSON.stringify([why, languages.map((language) => words[language])])
}
