'use client'

import { useSafetyCheck } from '#lib/client/catalogue/admin/catalogue'
import { type CatalogueDraft, toInput } from '#lib/client/catalogue/admin/catalogue-draft'
import { addHazard, setSubstance } from '#lib/client/catalogue/admin/declared'
import { applyProposal, type Proposal } from '#lib/client/catalogue/admin/reader-proposals'
import { listOpenQuestions, type SafetyQuestion } from '#lib/client/catalogue/admin/safety-questions'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
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

/** Converts an unsaved activity to the input of the safety requests. */
export function toSafetyInput(draft: CatalogueDraft, facts: Facts | null): Record<string, unknown> {
  const { setting, durationMinutes, ageMinMonths, materials, text } = toInput(draft)
  return { setting, durationMinutes: durationMinutes ?? 0, ageMinMonths: ageMinMonths ?? 0, materials, text, facts }
}

/** The open safety questions about an unsaved activity. Answers become facts in its form. */
export function useSafetyAnswers({ draft, edit: editDraft }: CatalogueForm) {
  const check = useSafetyCheck()
  const { facts } = draft
  const declared = facts ?? nothingDeclared

  /** Checks the current texts with the next facts. */
  function ask(next: Facts) {
    return check.mutateAsync(toSafetyInput(draft, next)).catch(() => undefined)
  }

  function edit(change: Partial<Facts>) {
    const next = { ...declared, ...change }
    editDraft({ facts: next })
    return ask(next)
  }

  return {
    facts,
    open: listOpenQuestions(check.data?.questions ?? []),
    blocked: check.data?.blocked ?? [],
    isChecking: check.isPending,
    isChecked: check.isSuccess,
    hasFailed: check.isError,
    edit,
    check: () => edit({}),
    declare({ hazard: code, place }: SafetyQuestion, who: Actor, as: Way | undefined) {
      if (!code) return
      void edit({ hazards: addHazard(declared.hazards, { code, at: [place], who, ...(as && { as }) }) })
    },
    contain({ substance }: SafetyQuestion, use: DeclaredSubstance['use']) {
      if (!substance) return
      void edit({ substances: setSubstance(declared.substances, { id: substance.id, use }) })
    },
    /** Declares a proposal of the reader. */
    add(proposal: Proposal) {
      void edit(applyProposal(proposal, declared))
    },
    /** Takes over the facts of a pack without their reasons, which an admin confirms one by one. */
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
