/** Which safety notes and materials of an activity make sense at the place of a longer time. */
import type { BlockMaterials } from '#lib/domain/activities/days/materials'
import { splitMaterial } from '#lib/domain/activities/material-quantity'
import type { Language, Setting } from '#lib/domain/platform/basics'

/** The words of places. `roomy` ones occur indoors, but name no place that is only there. */
type PlaceWords = Record<'vehicle' | 'roomy' | 'indoors' | 'outdoors' | 'home' | 'sun', RegExp>

/** Matches whole Hebrew words with at most two prefix letters. */
const hebrew = (words: string) => new RegExp(`(?<![\\p{L}])[ובהלמכש]{0,2}(?:${words})(?![\\p{L}])`, 'u')

const words: Readonly<Record<Language, PlaceWords>> = {
  en: {
    vehicle: /\bdriver|\bdriving|\bseat belt|\bin (?:a|the) (?:moving )?car\b|\bmoving (?:car|bus|train)/i,
    roomy: /\binside\b|\bfloors?\b|\brugs?\b|\bcarpet|\bfurniture|\btable|\bwindow|\brooms?\b|\bwalls?\b|\bstairs\b|\bdoors?\b/i,
    indoors: /\bindoors\b|\bsmooth floors?\b|\bwindows?\b/i,
    outdoors:
      /\boutdoors\b|\boutside\b|\bstreets?\b|\broads?\b|\btraffic\b|\bcurb\b|\bsun\b|\bshade\b|\btrees?\b|\bthorn|\bnettles\b|\bbushes\b|\byard\b|\blawn\b|\bgrass\b|\bticks?\b|\bswings\b|\bcars (?:go|are)\b|\baway from (?:the )?cars\b|\bfar from cars\b|\bmachines\b|\bin the park\b|\bplaygrounds?\b|\bavoid the (?:hours|sun)/i,
    home: /\bstoves?\b|\bcribs?\b|\bkitchen|\bbathtub|\bsofa|^(?:in|on (?:a|the)) bed\b/i,
    sun: /^(?!.*(?:street|road)).*(?:\bhats?\b|\bavoid the (?:hours|sun)|\bsunscreen)/i,
  },
  es: {
    vehicle:
      /\bconduc|\bmaneja|\bvolante\b|cinturón(?:es)? de seguridad|\ben (?:el|un) (?:auto|coche|carro)\b|(?:auto|coche|autobús|tren) en marcha|en movimiento/i,
    roomy:
      /\binterior|bajo techo|\bpisos?\b|\balfombra|\bmuebles?\b|\bmesas?\b|\bventanas?\b|\bcuarto\b|\bhabitación|\bpared|\bescaleras?\b|\bpuertas?\b/i,
    indoors: /\badentro\b|\ben (?:la )?casa\b|\bpiso liso\b|\bventanas?\b/i,
    outdoors:
      /\bafuera\b|al aire libre|\bexterior|\bcalles?\b|\btráfico|\btránsito|\bbanqueta|\bacera|\bel sol\b|\bal sol\b|\bdel sol\b|\bsombra\b|\bárbol|\bespina|\bortiga|\barbustos|\bpatio|\bjardín|\bcésped|\bpasto\b|\bgarrapatas|\bcolumpios|pas[ae]n (?:autos|coches|carros)|lejos de (?:los )?(?:autos|coches|carros)|\bparque\b|evit\p{L}* (?:el sol|las horas)/iu,
    sun: /^(?!.*calle).*(?:\bgorr[ao]s?\b|evit\p{L}* (?:el sol|las horas)|protector solar)/iu,
    home: /\bestufas?\b|\bcunas?\b|\bcocina\b|\bbañera|\btina\b|\bsofá|^en la cama\b/i,
  },
  he: {
    vehicle: hebrew('נהג|נהגת|נהיגה|נוהג|נוהגת|נוהגים|חגורת בטיחות|חגורות בטיחות|רכב|מכונית נוסעת'),
    roomy: hebrew('רצפה|רצפת|שטיח|שטיחים|רהיטים?|שולחן|חלון|חלונות|חדר|חדרים|קיר|קירות|מדרגות|דלת|דלתות|מקורה'),
    indoors: hebrew('בית|רצפה חלקה|חלון|חלונות'),
    outdoors: hebrew(
      '(?<=ב)חוץ|(?<=ה)חוצה|רחובות?|כביש|כבישים|תנועת רכב|מדרכה|שמש|צל|עצים|קוצים|סרפדים|שיחים|חצר|דשא|מדשאה|קרציות|נדנדות|מכוניות|פארק|גן השעשועים|הימנעו מהשעות',
    ),
    sun: /^(?!.*(?:כביש|רחוב)).*(?:כובע|הימנעו מהשמש|הימנעו מהשעות|קרם הגנה)/u,
    home: hebrew('כיריים|תנור|עריסה|לול|מטבח|אמבטיה|ספה|(?<=^ב)מיטה|(?<=^על )מיטה'),
  },
}

/** The space between two sentences; after "a.m." none begins. */
const SENTENCE_ENDS = /(?<=[.!?]["”»״)]*)\s+(?=[\p{Lu}\p{Script=Hebrew}¿¡«"“״])/u

/** The quantities of things that are for one setting only; what is "also" for it, or an alternative, is for the other one too. */
const thingsOnly: Readonly<Record<Language, Record<Setting, RegExp>>> = {
  en: { outdoor: /^(?!.*\b(?:or|also)\b).*\boutdoors$|^outdoors\b/i, indoor: /^(?!.*\b(?:or|also)\b).*\bindoors$|^indoors\b/i },
  es: {
    outdoor: /^(?!(?:.* )?(?:o|también) ).*\b(?:afuera|al aire libre)$|^afuera\b/i,
    indoor: /^(?!(?:.* )?(?:o|también) ).*(?:para|,|grande) adentro$|^adentro\b/i,
  },
  he: { outdoor: /^(?!.*(?:או |גם )).*[בל]חוץ$|^בחוץ/, indoor: /^(?!.*(?:או |גם )).*(?:, בבית|לשימוש בבית)$|^בבית/ },
}

interface NotePlace {
  setting: Setting
  isAtSchool: boolean
  language: Language
}

/**
 * Returns the first safety note without the clauses that speak only of another place: a road in the living room, a driver anywhere, a
 * stove at school. Undefined if nothing of them is about this place; the activity itself shows all of them.
 */
export function noteForPlace(notes: readonly string[], place: NotePlace): string | undefined {
  for (const note of notes) {
    const kept = note.split(SENTENCE_ENDS).flatMap((sentence) => keepClauses(sentence, place) ?? [])
    // Outdoors the time itself says what to do about the sun.
    const isOnlySun = place.setting === 'outdoor' && kept.every((sentence) => words[place.language].sun.test(sentence))
    if (kept.length > 0 && !isOnlySun) return kept.join(' ')
  }
  return undefined
}

/** Returns the materials without those whose quantity is only for another place, such as chalk "for the grid outdoors". */
export function materialsForPlace(
  { materialIds, materialsNeeded, childrenPerSet }: BlockMaterials,
  { setting, language }: Pick<NotePlace, 'setting' | 'language'>,
): BlockMaterials {
  const other = thingsOnly[language][setting === 'indoor' ? 'outdoor' : 'indoor']
  const kept = materialIds.flatMap((id, i) => {
    const { name, quantity } = splitMaterial(materialsNeeded[i] ?? '')
    const clauses = quantity?.split('; ') ?? []
    const own = clauses.filter((clause) => !other.test(clause))
    if (clauses.length > 0 && own.length === 0) return []
    const line = own.length < clauses.length ? `${name} (${own.join('; ')})` : (materialsNeeded[i] ?? '')
    return { id, line, children: childrenPerSet[i] ?? null }
  })
  return {
    materialIds: kept.map(({ id }) => id),
    materialsNeeded: kept.map(({ line }) => line),
    childrenPerSet: kept.map(({ children }) => children),
  }
}

/** Returns a sentence without its clauses of another place; undefined if none is left. */
function keepClauses(sentence: string, place: NotePlace): string | undefined {
  const clauses = sentence.split(/;\s*/)
  const kept = clauses.filter((clause) => !isOfOtherPlace(clause, place))
  if (kept.length === clauses.length) return sentence
  const [first = '', ...others] = kept
  if (first === '') return undefined
  const text = [first.charAt(0).toLocaleUpperCase() + first.slice(1), ...others].join('; ')
  return /[.!?]["”»״)]*$/.test(text) ? text : `${text}.`
}

/** Returns whether a clause speaks of another place only. */
export function isOfOtherPlace(clause: string, { setting, isAtSchool, language }: NotePlace): boolean {
  const { vehicle, roomy, indoors, outdoors, home } = words[language]
  if (vehicle.test(clause)) return true
  if (setting === 'outdoor') return (indoors.test(clause) || home.test(clause)) && !outdoors.test(clause)
  if (isAtSchool && home.test(clause)) return true
  return outdoors.test(clause) && !indoors.test(clause) && !roomy.test(clause)
}
