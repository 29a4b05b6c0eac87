'use client'

import { useSafetyCheck } from '#lib/client/catalogue/admin/catalogue'
import { openQuestions, type SafetyQuestion } from '#lib/client/catalogue/admin/safety-questions'
import { type CatalogueForm, inputOf } from '#lib/client/catalogue/admin/use-catalogue-form'
import { needs } from '#lib/domain/platform/vocabulary'
import type { Acknowledgement, DeclaredSubstance, Facts } from '#lib/domain/safety/facts'
import type { Actor, Way } from '#lib/domain/safety/hazards'

const nothingDeclared: Facts = {
  hazards: [],
  substances: [],
  effort: { fits: [], fine: [...needs], hard: [], impossible: [] },
  given: [],
  acknowledged: [],
}

/** The questions about an activity that is being written, and what becomes of the answers: facts in its form. */
export function useSafetyAnswers({ draft, edit: editDraft }: CatalogueForm) {
  const check = useSafetyCheck()
  const { facts } = draft
  const declared = facts ?? nothingDeclared

  /** Asks about the texts as they are, with the facts as they will be. */
  function ask(next: Facts) {
    const { setting, durationMinutes, ageMinMonths, materials, text } = inputOf(draft)
    return check
      .mutateAsync({ setting, durationMinutes: durationMinutes ?? 0, ageMinMonths: ageMinMonths ?? 0, materials, text, facts: next })
      .catch(() => undefined)
  }

  function edit(change: Partial<Facts>) {
    const next = { ...declared, ...change }
    editDraft({ facts: next })
    return ask(next)
  }

  return {
    facts,
    open: openQuestions(check.data?.questions ?? []),
    blocked: check.data?.blocked ?? [],
    isChecking: check.isPending,
    isChecked: check.isSuccess,
    hasFailed: check.isError,
    edit,
    check: () => edit({}),
    declare({ hazard: code, place }: SafetyQuestion, who: Actor, as: Way | undefined) {
      if (!code) return
      const { hazards } = declared
      const same = hazards.find((one) => one.code === code && one.who === who && one.as === as)
      const changed = same
        ? hazards.map((one) => (one === same ? { ...one, at: [...new Set([...one.at, place])] } : one))
        : [...hazards, { code, at: [place], who, ...(as && { as }) }]
      void edit({ hazards: changed })
    },
    contain({ substance }: SafetyQuestion, use: DeclaredSubstance['use']) {
      if (!substance) return
      void edit({ substances: [...declared.substances.filter(({ id }) => id !== substance.id), { id: substance.id, use }] })
    },
    /** What a pack declares, but for its reasons: those are confirmed one by one. */
    takeOver({ acknowledged: _, ...proposed }: Facts) {
      void edit(proposed)
    },
    confirm(acknowledgement: Acknowledgement) {
      void edit({ acknowledged: [...declared.acknowledged, acknowledgement] })
    },
    acknowledge({ words }: SafetyQuestion, why: string) {
      void edit({ acknowledged: [...declared.acknowledged, { words, why }] })
    },
  }
}
