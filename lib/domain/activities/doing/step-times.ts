import type { Language } from '#lib/domain/platform/basics'

/** Shorter times are over before a timer is started. */
const MIN_SECONDS = 10
/** Users do not wait next to a timer for longer. */
const MAX_SECONDS = 2 * 60 * 60
const SECONDS = { second: 1, minute: 60, hour: 3600 } as const
type Unit = keyof typeof SECONDS

interface Words {
  /** Matches a number or a half, and its unit. The groups are `number`, `half` or `quarter`, and a unit's name. */
  time: RegExp
  numbers: Readonly<Record<string, number>>
}

const en = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
} as const
const es = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  sesenta: 60,
  noventa: 90,
} as const
const he = {
  שתי: 2,
  שלוש: 3,
  ארבע: 4,
  חמש: 5,
  שש: 6,
  שבע: 7,
  שמונה: 8,
  תשע: 9,
  עשר: 10,
  'חמש עשרה': 15,
  עשרים: 20,
  שלושים: 30,
  ארבעים: 40,
  שישים: 60,
  תשעים: 90,
} as const

/** A whole word in any script: `\b` knows only Latin letters. */
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'

function anyOf(numbers: Readonly<Record<string, number>>): string {
  // The longest first: "five" would hide "five hundred".
  return `\\d+|${Object.keys(numbers)
    .sort((a, b) => b.length - a.length)
    .join('|')}`
}

/**
 * In English "a second" and in Spanish "el segundo" may be an order, and in Hebrew "dakka" and "shniya" may be "thin" and "second": a
 * single one counts only where it cannot be meant so.
 */
const words: Readonly<Record<Language, Words>> = {
  en: {
    numbers: en,
    time: new RegExp(
      `${START}(?:(?<half>half an?|half)|(?<quarter>(?:a )?quarter of an)|(?<number>${anyOf(en)})(?: whole| full| slow| quiet)?)[ -](?:(?<minute>minutes?|min)|(?<hour>hours?)|(?<second>seconds))${END}`,
      'giu',
    ),
  },
  es: {
    numbers: es,
    time: new RegExp(
      `${START}(?:(?<half>medi[oa])|(?<quarter>(?:un )?cuarto de)|(?<number>${anyOf(es)})) (?:(?<minute>minutos?|min)|(?<hour>horas?)|(?<second>segundos))${END}`,
      'giu',
    ),
  },
  he: {
    numbers: he,
    time: new RegExp(
      `${START}[ובלכמה]{0,2}-?(?:(?<half>חצי)|(?<quarter>רבע)|(?<number>${anyOf(he)})) (?:(?<minute>דקות|דקה)|(?<hour>שעות|שעה)|(?<second>שניות))${END}|${START}[ובלכ]{0,2}(?<one>דקה) (?:אחת|שלמה)${END}`,
      'giu',
    ),
  },
}

/** Lists the times that a step names ("5 minutes", "media hora", "30 שניות"), in seconds, each once, in its order. */
export function listStepTimes(step: string, language: Language): number[] {
  const { time, numbers } = words[language]
  const all = [...step.matchAll(time)].map(({ groups = {} }) => {
    if (groups.one) return SECONDS.minute
    const unit: Unit = groups.minute ? 'minute' : groups.hour ? 'hour' : 'second'
    return Math.round(readAmount(groups, numbers) * SECONDS[unit])
  })
  return [...new Set(all)].filter((seconds) => seconds >= MIN_SECONDS && seconds <= MAX_SECONDS)
}

function readAmount({ half, quarter, number = '' }: Partial<Record<string, string>>, numbers: Words['numbers']): number {
  if (half) return 1 / 2
  if (quarter) return 1 / 4
  return numbers[number.toLowerCase()] ?? Number(number)
}
