import 'server-only'
import type { ActivityContent, ActivityText, GuidingText, Occasion } from '#lib/catalogue/activity-rows'
import { emptyGuidance, unknownCircumstances } from '#lib/domain/catalogue/guidance'
import { type Language, languages } from '#lib/domain/platform/basics'
import { type FieldProblem, Problem } from '#lib/errors'
import type { ActivityInput } from '#lib/schemas/catalogue/catalogue'

/** What an admin writes about groups; undefined if a change does not mention it. */
export interface GroupFields {
  participation: ActivityInput['participation']
  /** How to run it with a class, by language; null if no one wrote it. */
  texts: Partial<Record<Language, string | null>>
}

/** Splits the texts for groups off the other texts: they are stored with the guidance. */
export function splitGroupTexts(text: ActivityInput['text']): { text: Record<Language, ActivityText>; texts: GroupFields['texts'] } {
  const others = (language: Language): ActivityText => {
    const { group: _, ...rest } = text[language]
    return rest
  }
  const given = languages.flatMap((language) => {
    const { group } = text[language]
    return group === undefined ? [] : [[language, group]]
  })
  return { text: { en: others('en'), es: others('es'), he: others('he') }, texts: Object.fromEntries(given) }
}

/** Returns what a stored activity says about groups. */
export function groupFieldsOf({ occasion, guiding }: Pick<ActivityContent, 'occasion' | 'guiding'>) {
  const circumstances = occasion?.circumstances ?? null
  const textIn = (language: Language) => guiding?.[language].guidance?.group ?? null
  return {
    participation: circumstances && { ...circumstances.participants, childrenPerAdult: circumstances.childrenPerAdult },
    texts: { en: textIn('en'), es: textIn('es'), he: textIn('he') },
  }
}

/**
 * Adds what is said about groups to an activity's content.
 * @throws Problem invalid if the text for groups is missing in some of the languages
 */
export function withGroup(content: ActivityContent, { participation, texts }: GroupFields): ActivityContent {
  const all = { ...groupFieldsOf(content).texts, ...texts }
  const missing = languages.filter((language) => all[language] === null)
  if (missing.length > 0 && missing.length < languages.length) {
    const errors = missing.map((language): FieldProblem => ({ field: `text.${language}.group`, message: { key: 'required' } }))
    throw new Problem('invalid', { errors })
  }
  const guidingIn = (language: Language): GuidingText => {
    const { quick, guidance } = content.guiding?.[language] ?? { quick: [], guidance: null }
    const group = all[language]
    return { quick, guidance: guidance || group !== null ? { ...(guidance ?? emptyGuidance), group } : null }
  }
  return {
    ...content,
    occasion: withParticipation(content.occasion, participation),
    guiding: { en: guidingIn('en'), es: guidingIn('es'), he: guidingIn('he') },
  }
}

function withParticipation(occasion: Occasion | undefined, participation: GroupFields['participation']): Occasion | undefined {
  if (participation === undefined) return occasion
  const known = occasion ?? { prepMinutes: null, tidyMinutes: null, places: [], occasions: [], circumstances: null }
  if (participation === null) return { ...known, circumstances: null }
  const { min, max, childrenPerAdult } = participation
  return { ...known, circumstances: { ...(known.circumstances ?? unknownCircumstances), participants: { min, max }, childrenPerAdult } }
}
