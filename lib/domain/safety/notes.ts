/** The required safety notes: when each is due, whether a card already says it, and its sentence in three languages. */

import type { Language } from '#lib/domain/basics'
import type { SafetyCard } from '#lib/domain/safety/card'
import { isUse, usesOf } from '#lib/domain/safety/context'
import { at, type Document, type Key, type Sentence } from '#lib/domain/safety/document'
import { isSandy } from '#lib/domain/safety/food'
import { looseFill, smallParts } from '#lib/domain/safety/objects'
import { armsReachUnderMonths, holdsAt, type RequireRuleId, requireRules } from '#lib/domain/safety/rules'

type Sentences = Readonly<Record<Language, string>>

const armsReach: Sentences = {
  en: "Stay within arm's reach, with eyes on the child, whenever there is water, even 5 cm.",
  es: 'Quédate al alcance del brazo y sin apartar la vista siempre que haya agua, aunque solo sean 5 cm.',
  he: 'ליד מים, אפילו בעומק 5 ס״מ, נשארים במרחק הושטת יד ולא מסירים את העיניים מהילדים.',
}
const constantWatch: Sentences = {
  en: 'Watch constantly in and near water; never leave a child there alone.',
  es: 'Mantén una vigilancia constante dentro y cerca del agua; nunca dejes a un niño solo allí.',
  he: 'במים ולידם משגיחים כל הזמן, ולעולם לא משאירים ילדים לבד.',
}
const smallPartsWarning: Sentences = {
  en: 'Small parts are a choking hazard: keep them out of mouths and away from children under 3.',
  es: 'Las piezas pequeñas pueden causar asfixia: que no vayan a la boca y mantenlas lejos de menores de 3 años.',
  he: 'חלקים קטנים – סכנת חנק: לא מכניסים לפה, ומרחיקים מילדים מתחת לגיל 3.',
}
const sun: Sentences = {
  en: 'In the sun: a hat, shade and drinking water; where you can, avoid the hours from 10 to 16.',
  es: 'Al sol: gorra, sombra y agua para beber; si se puede, evita las horas de 10 a 16.',
  he: 'בשמש: כובע, צל ומי שתייה, ואם אפשר – לא בין 10:00 ל-16:00.',
}
const cutTo6: Sentences = {
  en: 'Cut food into pieces of at most 6 mm, and let the baby eat only while seated.',
  es: 'Corta la comida en trozos de 6 mm como máximo; el bebé come siempre sentado.',
  he: 'חותכים את האוכל לחתיכות של 6 מ״מ לכל היותר, והתינוק אוכל רק בישיבה.',
}
const cutTo12: Sentences = {
  en: 'Cut food into pieces of at most 12 mm, and let your child eat only while seated.',
  es: 'Corta la comida en trozos de 12 mm como máximo; se come siempre con el niño sentado.',
  he: 'חותכים את האוכל לחתיכות של 12 מ״מ לכל היותר, ואוכלים רק בישיבה.',
}
const shortCords: Sentences = {
  en: 'Keep cords and ribbons no longer than 30 cm, and put them away afterwards.',
  es: 'Usa cuerdas y cintas de 30 cm como máximo y guárdalas al terminar.',
  he: 'חוטים, חבלים וסרטים באורך 30 ס״מ לכל היותר, ובסיום מרחיקים אותם.',
}
const helmet: Sentences = {
  en: 'On wheels, always with a helmet that fits.',
  es: 'Sobre ruedas, siempre con un casco de su talla.',
  he: 'על גלגלים – תמיד עם קסדה במידה המתאימה.',
}
const adultCuts: Sentences = {
  en: 'An adult does any cutting with sharp blades and any heating.',
  es: 'Una persona adulta se encarga de cortar con filo y de todo lo que lleve calor.',
  he: 'חיתוך בכלים חדים וחימום עושה רק מבוגר.',
}

/** The note's sentence for somebody of that age in months. */
export function noteSentence(id: RequireRuleId, language: Language, months: number): string {
  switch (id) {
    case 'water':
      return (months < armsReachUnderMonths ? armsReach : constantWatch)[language]
    case 'small_parts_warning':
      return smallPartsWarning[language]
    case 'sun':
      return sun[language]
    case 'cut_food':
      return (months < 12 ? cutTo6 : cutTo12)[language]
    case 'cords':
      return shortCords[language]
    case 'helmet':
      return helmet[language]
    case 'adult_cuts_heats':
      return adultCuts[language]
  }
}

const ownSentences: ReadonlySet<string> = new Set(
  [armsReach, constantWatch, smallPartsWarning, sun, cutTo6, cutTo12, shortCords, helmet, adultCuts].flatMap((sentences) => Object.values(sentences)),
)

/** Whether a safety note is one of ours: what it mentions (food, cords, blades) says nothing about the activity. */
export function isOwnSentence(note: string): boolean {
  return ownSentences.has(note)
}

/** The notes a card needs for somebody of that age in months, whether or not it has them. */
export function requiredNotes(document: Document, setting: SafetyCard['setting'], months: number): RequireRuleId[] {
  return requireRules.filter((rule) => holdsAt(rule, months) && isDue(rule.id, document, setting, months)).map((rule) => rule.id)
}

function isDue(id: RequireRuleId, document: Document, setting: SafetyCard['setting'], months: number): boolean {
  const told = document.sentences.filter(tellsWhatIsDone)
  const any = (key: Key, innocent: Key) => told.some((sentence) => usesOf(sentence, key, { innocent: [innocent], toysAreFine: true }).length > 0)
  switch (id) {
    case 'sun':
      return setting === 'outdoor'
    case 'water':
      return any('open_water', 'not_water') || (months < armsReachUnderMonths && any('water', 'not_water'))
    case 'small_parts_warning':
      return smallParts(document).length > 0 || looseFill(document).length > 0
    case 'cut_food':
      return told.some((sentence) =>
        at(sentence, 'eat').some((span) => isUse(sentence, span, { plain: true, innocent: ['not_eat'] }) && !isPretended(sentence)),
      )
    case 'cords':
      return any('cords', 'not_cords')
    case 'helmet':
      return any('wheels', 'not_wheels')
    case 'adult_cuts_heats':
      return bladeOrHeat(document)
  }
}

/** Safety notes and benefits speak of water, food or wheels without there being any. */
function tellsWhatIsDone({ field }: Sentence): boolean {
  return field !== 'safetyNotes' && field !== 'benefits'
}

function isPretended(sentence: Sentence): boolean {
  return at(sentence, 'pretend').length > 0
}

/** Scissors, cutting, heat: also where a note only says that an adult does it, but not where it says there is none. In a card that plays with sand or mud,
 * "bake" and "cook" are play. */
function bladeOrHeat(document: Document): boolean {
  const sandy = isSandy(document)
  return document.sentences.some((sentence) =>
    keysOfBladeAndHeat(sentence, sandy).some((key) =>
      at(sentence, key).some((span) => isUse(sentence, span, { innocent: ['not_heat_note', 'not_heat_blades'], toysAreFine: true })),
    ),
  )
}

function keysOfBladeAndHeat(sentence: Sentence, sandy: boolean): Key[] {
  if (sentence.field === 'benefits') return []
  if (sentence.field === 'safetyNotes') return ['heat_blades']
  return sandy ? ['blade', 'heat_blades'] : ['heat', 'blade', 'heat_blades']
}

/** Whether the card's own words already give the note. */
export function saysAlready(id: RequireRuleId, document: Document, months: number): boolean {
  const texts = document.sentences.filter((sentence) => sentence.field === 'safetyNotes' || sentence.field === 'instructions')
  const says = (key: Key) =>
    texts.some((sentence) =>
      at(sentence, key).some((span) => isUse(sentence, span, { plain: true }) || key === 'said_watch' || key === 'said_small_parts'),
    )
  switch (id) {
    case 'water':
      return says('said_arms_reach') || (months >= armsReachUnderMonths && says('said_watch'))
    case 'small_parts_warning':
      return texts.some((sentence) => sentence.field === 'safetyNotes' && at(sentence, 'said_small_parts').length > 0)
    case 'sun':
      return says('said_hat') && says('said_shade')
    case 'cut_food':
      return says(months < 12 ? 'said_6mm' : 'said_12mm') && says('said_seated')
    case 'cords':
      return says('said_cords')
    case 'helmet':
      return says('said_helmet')
    case 'adult_cuts_heats':
      return texts.some(adultDoesIt)
  }
}

/** "An adult cuts", "only a grown-up uses the oven". */
function adultDoesIt(sentence: Sentence): boolean {
  const doing = [...at(sentence, 'heat'), ...at(sentence, 'blade'), ...at(sentence, 'heat_blades')]
  return at(sentence, 'adult').some(
    (adult) => isUse(sentence, adult, { plain: true }) && doing.some((span) => Math.abs(span.start - adult.start) <= 12),
  )
}
