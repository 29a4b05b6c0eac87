'use client'

import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { DeclaredHazards } from '#components/catalogue/admin/safety/declared-hazards'
import { DeclaredSubstances } from '#components/catalogue/admin/safety/declared-substances'
import { EffortFields } from '#components/catalogue/admin/safety/effort-fields'
import { ProposedFacts } from '#components/catalogue/admin/safety/proposed-facts'
import { ReaderProposals } from '#components/catalogue/admin/safety/reader-proposals'
import { SafetyQuestion } from '#components/catalogue/admin/safety/safety-question'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { CheckGroup } from '#components/ui/form/check-group'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { useSafetyAnswers } from '#lib/client/catalogue/admin/use-safety-answers'
import { useDayText } from '#lib/client/platform/use-day-text'
import { noteIds } from '#lib/domain/safety/hazards'
import type { CatalogueActivity } from '#lib/schemas/catalogue/catalogue'

interface Props {
  form: CatalogueForm
  activity: CatalogueActivity | undefined
  /** Whether a reader is set up. */
  hasReader: boolean
}

/** The facts declared for the safety gate. The texts are searched for dangerous words; each is a question until it is answered. */
export function SafetyPart({ form, activity, hasReader }: Props) {
  const t = useTranslations('catalogueSafety')
  const tNote = useTranslations('note')
  const dayText = useDayText('long')
  const answers = useSafetyAnswers(form)
  const { facts, open, blocked, isChecking, hasFailed, isChecked } = answers
  const error = form.errors.facts
  const proposed = activity?.proposedFacts

  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-heading">{t('title')}</h2>
        <p className="text-soft">{t('intro')}</p>
        {activity?.factsAt && (
          <p className="text-sm text-soft">
            {t('declared', { name: activity.factsBy ?? t('nobody'), day: dayText.formatInstant(activity.factsAt) })}
          </p>
        )}
        {activity?.origin && <p className="text-sm text-soft">{t('origin', activity.origin)}</p>}
      </div>
      {error && <Banner>{facts ? error : t('unanswered')}</Banner>}
      {proposed && <ProposedFacts proposed={proposed} facts={facts} onTakeOver={() => answers.takeOver(proposed)} onConfirm={answers.confirm} />}
      {hasReader && <ReaderProposals form={form} onAdd={answers.add} />}
      <Button look="secondary" busy={isChecking} onClick={() => void answers.check()} className="self-start">
        <ShieldCheck aria-hidden className="size-5" />
        {t('check')}
      </Button>
      <div role="status" className="flex flex-col gap-3">
        {hasFailed && <Banner>{t('checkFailed')}</Banner>}
        {isChecked && open.length === 0 && blocked.length === 0 && <Banner tone="good">{t('nothingOpen')}</Banner>}
        {open.length > 0 && <p className="font-medium">{t('open', { count: open.length })}</p>}
      </div>
      {open.length > 0 && (
        <ul className="flex flex-col gap-3">
          {open.map((question) => (
            <SafetyQuestion
              key={question.key}
              question={question}
              onDeclare={(who, as) => answers.declare(question, who, as)}
              onContain={(use) => answers.contain(question, use)}
              onAcknowledge={(why) => answers.acknowledge(question, why)}
            />
          ))}
        </ul>
      )}
      {facts && (
        <>
          <DeclaredHazards hazards={facts.hazards} blocked={blocked} onChange={(hazards) => answers.edit({ hazards })} />
          <DeclaredSubstances substances={facts.substances} onChange={(substances) => answers.edit({ substances })} />
          <EffortFields effort={facts.effort} onChange={(effort) => answers.edit({ effort })} />
          <CheckGroup
            label={t('given')}
            name="given"
            choices={noteIds.map((value) => ({ value, label: tNote(value) }))}
            values={facts.given}
            onChange={(given) => answers.edit({ given })}
          />
        </>
      )}
    </section>
  )
}
