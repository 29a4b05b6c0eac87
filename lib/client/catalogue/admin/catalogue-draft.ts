import { linesOf, stepsOf } from '#lib/domain/catalogue/typed-lines'
import { type Language, languages, type Setting } from '#lib/domain/platform/basics'
import type { Difficulty } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import type { DraftContent } from '#lib/schemas/catalogue/activity-draft'
import type { CatalogueActivity } from '#lib/schemas/catalogue/catalogue'

/** The typed texts in one language: lists have one entry a line. */
export interface TextDraft {
  title: string
  description: string
  benefits: string
  instructions: string
  safetyNotes: string
  easier: string
  harder: string
  group: string
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
  participation: { min: string; max: string; childrenPerAdult: string }
  picture: string[]
  tags: string[]
  traits: string[]
  elof: string[]
  eyfs: string[]
  materials: { id: string; quantity: Record<Language, string>; childrenPerSet: string }[]
  text: Record<Language, TextDraft>
  /** The facts declared for the safety gate; null until any are. */
  facts: Facts | null
}

const noText: TextDraft = { title: '', description: '', benefits: '', instructions: '', safetyNotes: '', easier: '', harder: '', group: '' }
const noQuantity = { en: '', es: '', he: '' }

/** The form of a new activity. */
export const blank: CatalogueDraft = {
  categoryId: '',
  setting: 'indoor',
  durationMinutes: '30',
  ageMinMonths: '',
  ageMaxMonths: '',
  difficulty: 'easy',
  priceUsd: '',
  participation: { min: '', max: '', childrenPerAdult: '' },
  picture: [],
  tags: [],
  traits: [],
  elof: [],
  eyfs: [],
  materials: [],
  text: { en: noText, es: noText, he: noText },
  facts: null,
}

/** Converts an activity to the form's values. */
export function toDraft(activity: CatalogueActivity): CatalogueDraft {
  const { categoryId, setting, difficulty, picture, tags, traits, elof, eyfs, facts, participation } = activity
  return {
    ...{ categoryId, setting, difficulty, picture, tags, traits, elof, eyfs, facts },
    durationMinutes: typed(activity.durationMinutes),
    ageMinMonths: typed(activity.ageMinMonths),
    ageMaxMonths: typed(activity.ageMaxMonths),
    priceUsd: typed(activity.priceUsd),
    participation: typedParticipation(participation),
    materials: activity.materials.map(({ id, quantity, childrenPerSet }) => ({
      id,
      quantity: quantity ?? noQuantity,
      childrenPerSet: typed(childrenPerSet),
    })),
    text: mapLanguages((language) => {
      const { benefits, instructions, safetyNotes, group, ...text } = activity.text[language]
      return { ...text, group: group ?? '', ...typedLists({ benefits, instructions, safetyNotes }) }
    }),
  }
}

/** Converts a stored draft to the form's values. */
export function fromContent(content: DraftContent): CatalogueDraft {
  const { categoryId, setting, difficulty, picture, tags, traits, elof, eyfs, facts } = content
  return {
    ...blank,
    ...(categoryId !== undefined && { categoryId }),
    ...(setting && { setting }),
    ...(difficulty && { difficulty }),
    ...(picture && { picture }),
    ...(tags && { tags }),
    ...(traits && { traits }),
    ...(elof && { elof }),
    ...(eyfs && { eyfs }),
    facts: facts ?? null,
    durationMinutes: typed(content.durationMinutes),
    ageMinMonths: typed(content.ageMinMonths),
    ageMaxMonths: typed(content.ageMaxMonths),
    priceUsd: typed(content.priceUsd),
    participation: typedParticipation(content.participation),
    materials: (content.materials ?? []).map(({ id, quantity, childrenPerSet }) => ({
      id,
      quantity: mapLanguages((language) => quantity?.[language] ?? ''),
      childrenPerSet: typed(childrenPerSet),
    })),
    text: mapLanguages((language) => {
      const { title = '', description = '', easier = '', harder = '', group, ...lists } = content.text?.[language] ?? {}
      return { title, description, easier, harder, group: group ?? '', ...typedLists(lists) }
    }),
  }
}

/** Converts the form's values to a draft, with what is there. */
export function toContent(draft: CatalogueDraft): DraftContent {
  const { categoryId, setting, difficulty, picture, tags, traits, elof, eyfs, facts } = draft
  const { min, max, childrenPerAdult } = draft.participation
  return {
    ...{ categoryId, setting, difficulty, picture, tags, traits, elof, eyfs, facts },
    durationMinutes: parseOrNull(draft.durationMinutes),
    ageMinMonths: parseOrNull(draft.ageMinMonths),
    ageMaxMonths: parseOrNull(draft.ageMaxMonths),
    priceUsd: parseOrNull(draft.priceUsd),
    participation: { min: parseOrNull(min), max: parseOrNull(max), childrenPerAdult: parseOrNull(childrenPerAdult) },
    materials: draft.materials.map(({ id, quantity, childrenPerSet }) => ({ id, quantity, childrenPerSet: parseOrNull(childrenPerSet) })),
    text: mapLanguages((language) => ({ ...draft.text[language], ...parsedLists(draft.text[language]) })),
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
  participation,
  ...draft
}: CatalogueDraft): Record<string, unknown> {
  const { min, max, childrenPerAdult } = participation
  return {
    ...draft,
    durationMinutes: parseNumber(durationMinutes),
    ageMinMonths: parseNumber(ageMinMonths),
    ageMaxMonths: parseNumber(ageMaxMonths),
    priceUsd: parseNumber(priceUsd) ?? null,
    participation: [min, max, childrenPerAdult].every((one) => one.trim() === '')
      ? null
      : { min: parseNumber(min), max: parseNumber(max), childrenPerAdult: parseNumber(childrenPerAdult) },
    materials: materials.map(({ id, quantity, childrenPerSet }) => ({
      id,
      quantity: languages.some((language) => quantity[language].trim()) ? quantity : null,
      childrenPerSet: parseNumber(childrenPerSet) ?? null,
    })),
    text: mapLanguages((language) => ({
      ...text[language],
      ...parsedLists(text[language]),
      group: text[language].group.trim() || null,
    })),
  }
}

function typedLists({
  benefits = [],
  instructions = [],
  safetyNotes = [],
}: {
  benefits?: string[]
  instructions?: string[]
  safetyNotes?: string[]
}) {
  return { benefits: benefits.join('\n'), instructions: instructions.join('\n'), safetyNotes: safetyNotes.join('\n') }
}

function parsedLists({ benefits, instructions, safetyNotes }: TextDraft) {
  return { benefits: linesOf(benefits), instructions: stepsOf(instructions), safetyNotes: linesOf(safetyNotes) }
}

type Participation = Partial<Record<'min' | 'max' | 'childrenPerAdult', number | null | undefined>>

function typedParticipation(participation: Participation | null | undefined): CatalogueDraft['participation'] {
  return { min: typed(participation?.min), max: typed(participation?.max), childrenPerAdult: typed(participation?.childrenPerAdult) }
}

function typed(value: number | null | undefined): string {
  return value == null ? '' : String(value)
}

/** Parses a typed number; undefined if the field is empty. */
function parseNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}

/** Parses a typed number; null if there is none. */
function parseOrNull(text: string): number | null {
  const value = parseNumber(text)
  return value === undefined || Number.isNaN(value) ? null : value
}

/** Builds a value for each language. */
function mapLanguages<T>(of: (language: Language) => T): Record<Language, T> {
  return { en: of('en'), es: of('es'), he: of('he') }
}
