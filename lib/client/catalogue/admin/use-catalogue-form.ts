'use client'

import { useCreateActivity, useUpdateActivity } from '#lib/client/catalogue/admin/catalogue'
import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import { linesOf, stepsOf } from '#lib/domain/catalogue/typed-lines'
import { type Language, languages, type Setting } from '#lib/domain/platform/basics'
import type { Difficulty } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import { activityInput, type CatalogueActivity, catalogueActivity } from '#lib/schemas/catalogue/catalogue'

/** The typed texts in one language: lists have one entry a line. */
export interface TextDraft {
  title: string
  description: string
  benefits: string
  instructions: string
  safetyNotes: string
  easier: string
  harder: string
}

/** The values of an activity's form: numbers are typed text, empty if missing. */
export interface CatalogueDraft {
  categoryId: string
  setting: Setting
  durationMinutes: string
  ageMinMonths: string
  ageMaxMonths: string
  difficulty: Difficulty
  priceUsd: string
  picture: string[]
  tags: string[]
  traits: string[]
  elof: string[]
  eyfs: string[]
  materials: { id: string; quantity: Record<Language, string>; childrenPerSet: string }[]
  text: Record<Language, TextDraft>
  /** The facts declared for the safety gate; null for a draft. */
  facts: Facts | null
}

const drafts = createDraftStore<KeptDraft<CatalogueActivity, CatalogueDraft>>()
const noText: TextDraft = { title: '', description: '', benefits: '', instructions: '', safetyNotes: '', easier: '', harder: '' }
const noQuantity = { en: '', es: '', he: '' }
const blank: CatalogueDraft = {
  categoryId: '',
  setting: 'indoor',
  durationMinutes: '30',
  ageMinMonths: '',
  ageMaxMonths: '',
  difficulty: 'easy',
  priceUsd: '',
  picture: [],
  tags: [],
  traits: [],
  elof: [],
  eyfs: [],
  materials: [],
  text: { en: noText, es: noText, he: noText },
  facts: null,
}

interface Options {
  row: CatalogueActivity | undefined
  /** The category of a new activity, if known. */
  categoryId: string
  failed: string
  /** Makes a hidden field visible. */
  reveal: (field: string) => void
  onSaved: (activity: CatalogueActivity) => void
}

/** The form for a new or existing activity of the catalogue, in all languages. */
export function useCatalogueForm({ row, categoryId, failed, reveal, onSaved }: Options) {
  const create = useCreateActivity()
  const update = useUpdateActivity()
  return useRowForm({
    drafts,
    row,
    blank: { ...blank, categoryId },
    toDraft,
    toInput,
    schema: activityInput,
    rowSchema: catalogueActivity,
    create: create.mutateAsync,
    update: (change) => update.mutateAsync({ ...change, id: row?.id ?? '' }),
    failed,
    reveal,
    onSaved,
  })
}
export type CatalogueForm = ReturnType<typeof useCatalogueForm>

/** Converts the value of each language. */
function mapLanguages<From, To>(of: Record<Language, From>, to: (from: From) => To): Record<Language, To> {
  return { en: to(of.en), es: to(of.es), he: to(of.he) }
}

function toDraft(activity: CatalogueActivity): CatalogueDraft {
  const { categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs } = activity
  return {
    ...{ categoryId, setting, difficulty, picture, tags, traits, elof, eyfs, facts: activity.facts },
    durationMinutes: String(durationMinutes),
    ageMinMonths: String(ageMinMonths),
    ageMaxMonths: String(ageMaxMonths),
    priceUsd: priceUsd === null ? '' : String(priceUsd),
    materials: activity.materials.map(({ id, quantity, childrenPerSet }) => ({
      id,
      quantity: quantity ?? noQuantity,
      childrenPerSet: childrenPerSet === null ? '' : String(childrenPerSet),
    })),
    text: mapLanguages(activity.text, ({ benefits, instructions, safetyNotes, ...text }) => ({
      ...text,
      benefits: benefits.join('\n'),
      instructions: instructions.join('\n'),
      safetyNotes: safetyNotes.join('\n'),
    })),
  }
}

/** Converts the form's values to the API's input. */
export function toInput({
  text,
  materials,
  durationMinutes,
  ageMinMonths,
  ageMaxMonths,
  priceUsd,
  ...draft
}: CatalogueDraft): Record<string, unknown> {
  return {
    ...draft,
    durationMinutes: parseNumber(durationMinutes),
    ageMinMonths: parseNumber(ageMinMonths),
    ageMaxMonths: parseNumber(ageMaxMonths),
    priceUsd: parseNumber(priceUsd) ?? null,
    materials: materials.map(({ id, quantity, childrenPerSet }) => ({
      id,
      quantity: languages.some((language) => quantity[language].trim()) ? quantity : null,
      childrenPerSet: parseNumber(childrenPerSet) ?? null,
    })),
    text: mapLanguages(text, ({ benefits, instructions, safetyNotes, ...rest }) => ({
      ...rest,
      benefits: linesOf(benefits),
      instructions: stepsOf(instructions),
      safetyNotes: linesOf(safetyNotes),
    })),
  }
}

/** Parses a typed number; undefined if the field is empty. */
function parseNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}
