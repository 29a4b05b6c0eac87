'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import type { SafetyQuestion as Question } from '#lib/client/catalogue/admin/safety-questions'
import { useSafetyPlaceText } from '#lib/client/catalogue/admin/use-safety-place-text'
import { useSenseText } from '#lib/client/catalogue/admin/use-sense-text'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { languages } from '#lib/domain/platform/basics'
import { type DeclaredSubstance, uses } from '#lib/domain/safety/facts'
import { type Actor, actors, harmlessWaysOf, type Way } from '#lib/domain/safety/hazards'

interface Props {
  question: Question
  onDeclare: (who: Actor, as: Way | undefined) => void
  onContain: (use: DeclaredSubstance['use']) => void
  onAcknowledge: (why: string) => void
}

/** A question about dangerous words: the danger is present (and who acts), or the words are harmless (and why). */
export function SafetyQuestion({ question, onDeclare, onContain, onAcknowledge }: Props) {
  const t = useTranslations('catalogueSafety')
  const senseText = useSenseText()
  const placeText = useSafetyPlaceText()
  const [why, setWhy] = useState('')
  const [way, setWay] = useState<Way>()
  const { words, fields, hazard, substance, isNever } = question
  const ways = hazard ? harmlessWaysOf(hazard) : []

  return (
    <li className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card">
      <div>
        <h3 className="font-semibold">{t('meant', { sense: senseText(question) })}</h3>
        <p className="flex flex-wrap gap-x-3">
          {languages.flatMap((language) =>
            words[language].map((word) => (
              <bdi key={`${language} ${word}`} {...getLanguageAttributes(language)}>
                “{word}”
              </bdi>
            )),
          )}
        </p>
        <p className="text-sm text-soft">{fields.map(placeText).join(' · ')}</p>
      </div>
      {hazard && ways.length > 0 && !isNever && (
        <LabelledSelect
          label={t('way')}
          name="way"
          none={t('noWay')}
          choices={ways.map((id) => ({ id, name: t(`ways.${id}`) }))}
          value={way ?? ''}
          onChange={(id) => setWay(ways.find((one) => one === id))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {hazard &&
          actors
            .filter((who) => who === 'child' || !isNever)
            .map((who) => (
              <Button key={who} look="secondary" onClick={() => onDeclare(who, way)}>
                {t(`who.${who}`)}
              </Button>
            ))}
        {substance &&
          uses.map((use) => (
            <Button key={use} look="secondary" onClick={() => onContain(use)}>
              {t(`use.${use}`)}
            </Button>
          ))}
      </div>
      {isNever ? (
        <p className="text-sm text-soft">{t('never')}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-48 flex-1">
            <Field label={t('why')} name="why" value={why} maxLength={200} autoComplete="off" onChange={({ target }) => setWhy(target.value)} />
          </div>
          <Button look="secondary" disabled={why.trim().length < 2} onClick={() => onAcknowledge(why.trim())}>
            {t('acknowledge')}
          </Button>
        </div>
      )}
    </li>
  )
}
