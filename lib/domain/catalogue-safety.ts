/** The safety gate before a catalogue activity, in all its languages, for the youngest it is for. */
import { type Language, languages, type Setting } from '#lib/domain/basics'
import { checkSafety, type SafetyCard, withRequiredNotes } from '#lib/domain/safety/gate'
import type { BlockRuleId } from '#lib/domain/safety/rules'

/** What the gate reads of an activity. */
export interface GatedActivity {
  setting: Setting
  durationMinutes: number
  ageMinMonths: number
  text: Record<Language, ActivityText>
}

/** All that a catalogue activity says in one language. */
export interface ActivityText {
  title: string
  description: string
  benefits: string[]
  instructions: string[]
  safetyNotes: string[]
  easier: string
  harder: string
}

/** As readers see them: "Name (quantity)". */
type Materials = Record<Language, string[]>

/** Allergies are looked at for each child. */
export type CatalogueRule = Exclude<BlockRuleId, 'allergy'>

/** Why an activity may not be shown: which rule, the words that break it, and where they stand. */
export interface SafetyFault {
  path: (string | number)[]
  rule: CatalogueRule
  match: string
}

/** Everything that keeps the activity from the youngest it is for; each rule once at each place. */
export function safetyFaults(activity: GatedActivity, materials: Materials): SafetyFault[] {
  const faults = languages.flatMap((language) => faultsIn(language, activity, materials[language]))
  const seen = new Set<string>()
  return faults.filter(({ path, rule }) => {
    const key = [...path, rule].join()
    return !seen.has(key) && seen.add(key)
  })
}

/** The notes that the rules ask for and its own do not say, as readers see them after its own. */
export function notesToAdd(activity: GatedActivity, materials: Materials): Record<Language, string[]> {
  const added = (language: Language) => {
    const card = cardOf(language, activity, materials[language])
    return withRequiredNotes(card, audienceOf(activity)).safetyNotes.slice(card.safetyNotes.length)
  }
  return { en: added('en'), es: added('es'), he: added('he') }
}

/** Nobody in particular. */
const audienceOf = ({ ageMinMonths }: GatedActivity) => ({ youngestMonths: ageMinMonths, allergies: [] })

function faultsIn(language: Language, activity: GatedActivity, materialsNeeded: string[]): SafetyFault[] {
  const card = cardOf(language, activity, materialsNeeded)
  const { blocked } = checkSafety(card, audienceOf(activity))
  return blocked.flatMap(({ rule, match }) => {
    if (rule === 'allergy') return []
    const places = placesOf(rule, match, card, activity)
    if (places.length === 0) return [{ path: ['text', language, 'description'], rule, match }]
    return places.map(({ path, text }) => ({ path, rule, match: asWritten(match, text) ?? match }))
  })
}

/** Which texts it is: those that are blocked for it also alone, else one that has the words. */
function placesOf(rule: BlockRuleId, match: string, card: SafetyCard, activity: GatedActivity): Place[] {
  const places = textsOf(card)
  const isAlone = ({ alone }: Place) => {
    const only = {
      ...card,
      title: '',
      description: '',
      benefits: [],
      instructions: [],
      safetyNotes: [],
      materialsNeeded: [],
      adaptations: [],
      ...alone,
    }
    return checkSafety(only, audienceOf(activity)).blocked.some((found) => found.rule === rule && found.match === match)
  }
  const having = places.filter(({ text }) => asWritten(match, text) !== undefined)
  const found = having.filter(isAlone)
  return found.length > 0 ? found : [...places.filter(isAlone), ...having].slice(0, 1)
}

/** The gate reads small letters, and Hebrew final ones as others: the words as the text has them. */
function asWritten(match: string, text: string): string | undefined {
  const start = text
    .replace(/[ךםןףץ]/g, (letter) => 'כמנפצ'.charAt('ךםןףץ'.indexOf(letter)))
    .toLowerCase()
    .indexOf(match.toLowerCase())
  return start === -1 ? undefined : text.slice(start, start + match.length)
}

interface Place {
  path: (string | number)[]
  text: string
  /** The card's part with nothing else in it. */
  alone: Partial<SafetyCard>
}

function textsOf({ language, title, description, benefits, instructions, safetyNotes, materialsNeeded, adaptations = [] }: SafetyCard): Place[] {
  const at = (...path: (string | number)[]) => ['text', language, ...path]
  return [
    { path: at('title'), text: title, alone: { title } },
    { path: at('description'), text: description, alone: { description } },
    ...instructions.map((text, i) => ({ path: at('instructions', i), text, alone: { instructions: [text] } })),
    ...materialsNeeded.map((text) => ({ path: ['materials'], text, alone: { materialsNeeded: [text] } })),
    ...adaptations.map((text, i) => ({ path: at(i === 0 ? 'easier' : 'harder'), text, alone: { adaptations: [text] } })),
    ...benefits.map((text, i) => ({ path: at('benefits', i), text, alone: { benefits: [text] } })),
    ...safetyNotes.map((text, i) => ({ path: at('safetyNotes', i), text, alone: { safetyNotes: [text] } })),
  ]
}

function cardOf(language: Language, { setting, durationMinutes, text }: GatedActivity, materialsNeeded: string[]): SafetyCard {
  const { easier, harder, ...card } = text[language]
  return { ...card, language, setting, durationMinutes, materialsNeeded, adaptations: [easier, harder] }
}
