/** Checks that an activity's texts agree with its declared facts in all languages, and that it suits its youngest age. */
import { type Guidance, sentencesOf } from '#lib/domain/catalogue/guidance'
import { type Language, languages, type Setting } from '#lib/domain/platform/basics'
import { noAllergies } from '#lib/domain/safety/allergies'
import type { Facts, Place } from '#lib/domain/safety/facts'
import { notesFor, underMonthsOf } from '#lib/domain/safety/gate'
import type { HazardCode } from '#lib/domain/safety/hazards'
import { type Finding, findingsIn, isAnswered, type LintedPart, type LintedText, lint, passagesOf } from '#lib/domain/safety/lint'
import { markupIn } from '#lib/domain/safety/markup'
import { noteSentence } from '#lib/domain/safety/notes'

/** The parts of an activity that the safety check reads. */
export interface SafetyContent {
  setting: Setting
  durationMinutes: number
  ageMinMonths: number
  text: Record<Language, Omit<LintedText, 'materials' | 'guidance'>>
  /** Texts of the library's activities in addition to their steps. */
  guiding?: Record<Language, { quick: string[]; guidance: Guidance | null }> | undefined
}

/** The path of a text in the activity. */
type Path = (string | number)[]

/** Material lines as users see them: "Name (quantity)". */
type Materials = Record<Language, string[]>

/** A reason why an activity may not be shown, and its field. */
export interface SafetyProblem {
  path: Path
  /** A word that no fact covers; a declared hazard that is not for the youngest; markup. */
  kind: 'uncovered' | 'never' | 'substance' | 'blocked' | 'markup'
  /** The word, or the declared way of the hazard. */
  match: string
  hazard?: HazardCode
  substance?: string
}

/** Lists every reason why the activity may not be shown to anyone. */
export function listSafetyProblems(content: SafetyContent, materials: Materials, facts: Facts): SafetyProblem[] {
  const text = lintedTexts(content, materials)
  return [
    ...lint(text, facts, content.ageMinMonths).map((finding) => toSafetyProblem(finding, content)),
    ...blockedSteps(facts, content.ageMinMonths),
    ...languages.flatMap((language) => listMarkupProblems(text[language], language, content)),
  ]
}

/** Lists the findings of a broad search, each with its place and whether it is covered. The writer declares or acknowledges each. */
export function safetyQuestions(content: SafetyContent, materials: Materials, facts: Facts | null): (Finding & { path: Path; isCovered: boolean })[] {
  const text = lintedTexts(content, materials)
  const found = languages.flatMap((language) => findingsIn(text[language], language, content.ageMinMonths))
  return found.map((finding) => ({
    ...finding,
    path: pathOf(finding, content),
    isCovered: facts !== null && isAnswered(finding, facts),
  }))
}

/** Returns the notes shown after the activity's own: the facts require them at its youngest age. */
export function notesToAdd(content: SafetyContent, facts: Facts | null): Record<Language, string[]> {
  const { ageMinMonths } = content
  const due = facts ? notesFor(facts, content, ageMinMonths, noAllergies) : []
  const added = (language: Language) => due.map((id) => noteSentence(id, language, ageMinMonths))
  return { en: added('en'), es: added('es'), he: added('he') }
}

function lintedTexts({ text, guiding }: SafetyContent, materials: Materials): Record<Language, LintedText> {
  const linted = (language: Language) => {
    const { quick = [], guidance = null } = guiding?.[language] ?? {}
    const { group = null } = guidance ?? {}
    const others = guidance ? sentencesOf({ ...guidance, group: null }) : []
    // The text for groups is last, so that its place is known.
    return { ...text[language], materials: materials[language], guidance: [...quick, ...others, ...(group === null ? [] : [group])] }
  }
  return { en: linted('en'), es: linted('es'), he: linted('he') }
}

function toSafetyProblem(finding: Finding, content: SafetyContent): SafetyProblem {
  const { word, about, isNever } = finding
  const path = pathOf(finding, content)
  if ('substance' in about) return { path, kind: 'substance', match: word, substance: about.substance }
  return { path, kind: isNever ? 'never' : 'uncovered', match: word, hazard: about.hazard }
}

function pathOf({ language, part, index }: { language: Language; part: LintedPart; index: number }, { guiding }: SafetyContent): Path {
  if (part === 'materials') return ['materials']
  const { quick = [], guidance = null } = guiding?.[language] ?? {}
  const isGroup = part === 'guidance' && guidance !== null && guidance.group !== null && index === quick.length + sentencesOf(guidance).length - 1
  if (isGroup) return ['text', language, 'group']
  return part === 'benefits' || part === 'instructions' || part === 'safetyNotes' || part === 'guidance'
    ? ['text', language, part, index]
    : ['text', language, part]
}

/** Lists declared hazards that block the activity for its youngest age, at the lines where they are declared. */
export function blockedSteps({ hazards }: Facts, months: number): (SafetyProblem & { hazard: HazardCode })[] {
  return hazards
    .filter(({ code, who, as }) => months < underMonthsOf(code, who, as))
    .flatMap(({ code, at, as = '' }) =>
      at.flatMap((place) => languages.map((language) => ({ path: placePath(language, place), kind: 'blocked' as const, match: as, hazard: code }))),
    )
}

function placePath(language: Language, place: Place): Path {
  if (place === 'card') return ['text', language, 'description']
  return typeof place === 'number' ? ['text', language, 'instructions', place - 1] : ['text', language, place]
}

/** Skips materials: they are chosen from a list, and only a quantity is typed. */
function listMarkupProblems(text: LintedText, language: Language, content: SafetyContent): SafetyProblem[] {
  return passagesOf(text).flatMap(({ part, index, text: line }) => {
    const match = part === 'materials' ? undefined : markupIn(line)
    return match === undefined ? [] : [{ path: pathOf({ language, part, index }, content), kind: 'markup' as const, match }]
  })
}
