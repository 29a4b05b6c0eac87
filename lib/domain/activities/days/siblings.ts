/** What an older child does in a time with a much younger one: each has something named. */
import { FAR_APART_MONTHS } from '#lib/domain/activities/age-parts'
import type { Language, Setting } from '#lib/domain/platform/basics'

/** The ages, in months, from which on a child needs something else than a younger one who sleeps or is fed. Our choice. */
const YOUNGER_UNDER_MONTHS = 36
const OLDER_FROM_MONTHS = 24

/** Returns the number of children who are much older than the youngest one; 0 if all do the same. */
export function countOlder(agesMonths: readonly number[]): number {
  const youngest = Math.min(...agesMonths)
  if (youngest >= YOUNGER_UNDER_MONTHS) return 0
  return agesMonths.filter((age) => age >= OLDER_FROM_MONTHS && age - youngest >= FAR_APART_MONTHS).length
}

/** The age in months below which few activities are also for a much older child. */
export const BABY_UNDER_MONTHS = 12

/** Returns the number of children who eat snacks and meals while a baby is fed; 0 without a baby, when all eat together. */
export function countEating(agesMonths: readonly number[]): number {
  return Math.min(...agesMonths) < BABY_UNDER_MONTHS ? agesMonths.filter((age) => age >= BABY_UNDER_MONTHS).length : 0
}

/** Returns whether a baby and much older children are together. */
export function hasBabyAndOlder(agesMonths: readonly number[]): boolean {
  return Math.min(...agesMonths) < BABY_UNDER_MONTHS && countOlder(agesMonths) > 0
}

type OlderTime = 'snack' | 'lunch' | 'quiet' | 'play'

interface OlderWords {
  /** The sentence, for one older child and for several. */
  one: (what: string) => string
  several: (what: string) => string
  times: Record<OlderTime, Record<Setting, readonly string[]>>
}

const words: Readonly<Record<Language, OlderWords>> = {
  en: {
    one: (what) => `For your older child: ${what}.`,
    several: (what) => `For the older children: ${what}.`,
    times: {
      snack: {
        indoor: ['clean hands, then a snack and some water, sitting next to you'],
        outdoor: ['clean hands, then a snack and some water in the shade, sitting next to you'],
      },
      quiet: {
        indoor: ['picture books next to you', 'drawing with chunky crayons at the table', 'a puzzle with large pieces on the carpet, in whispers'],
        outdoor: [
          'picture books on the blanket',
          'drawing with chunky crayons on the blanket',
          'a row of leaves, from the largest to the smallest, laid in whispers',
        ],
      },
      play: {
        indoor: [
          'building a garage or a zoo from large blocks, where you see it',
          'a cushion house for the soft toys, where you see it',
          'a show for the little one: songs, faces, funny walks',
          'dressing up with hats and jackets from the closet',
          'cooking for the soft toys with pots and spoons',
        ],
        outdoor: [
          'digging in sand or earth, where you see it',
          'a house of sticks and leaves, where you see it',
          'a show for the little one: songs, faces, funny walks',
          'a path of leaves around the blanket',
          'a shop on the blanket: leaves are the money',
          'a walk around the nearest tree, each time in another way',
        ],
      },
      lunch: {
        indoor: ['clean hands, then lunch at the table next to you'],
        outdoor: ['clean hands, then a picnic on the blanket in the shade'],
      },
    },
  },
  es: {
    one: (what) => `Para tu hijo o hija mayor: ${what}.`,
    several: (what) => `Para los mayores: ${what}.`,
    times: {
      snack: {
        indoor: ['manos limpias, y después una merienda y agua, a tu lado'],
        outdoor: ['manos limpias, y después una merienda y agua a la sombra, a tu lado'],
      },
      quiet: {
        indoor: [
          'libros con imágenes a tu lado',
          'dibujar con crayones gruesos en la mesa',
          'un rompecabezas de piezas grandes en la alfombra, hablando bajito',
        ],
        outdoor: [
          'libros con imágenes en la cobija',
          'dibujar con crayones gruesos en la cobija',
          'una fila de hojas, de la más grande a la más pequeña, hablando bajito',
        ],
      },
      play: {
        indoor: [
          'construir un garaje o un zoológico con bloques grandes, donde lo veas',
          'una casa de cojines para los peluches, donde la veas',
          'una función para quien es más pequeño: canciones, caras, pasos chistosos',
          'disfrazarse con gorros y chaquetas del clóset',
          'cocinar para los peluches con ollas y cucharas',
        ],
        outdoor: [
          'cavar en la arena o la tierra, donde lo veas',
          'una casa de palitos y hojas, donde la veas',
          'una función para quien es más pequeño: canciones, caras, pasos chistosos',
          'un camino de hojas alrededor de la cobija',
          'una tienda en la cobija: las hojas son el dinero',
          'una vuelta al árbol más cercano, cada vez de otra manera',
        ],
      },
      lunch: {
        indoor: ['manos limpias, y después el almuerzo en la mesa, a tu lado'],
        outdoor: ['manos limpias, y después un pícnic en la cobija, a la sombra'],
      },
    },
  },
  he: {
    one: (what) => `לגדול או לגדולה: ${what}.`,
    several: (what) => `לגדולים: ${what}.`,
    times: {
      snack: {
        indoor: ['שטיפת ידיים, ואחר כך נשנוש ומים בישיבה לידכם'],
        outdoor: ['ניקוי ידיים, ואחר כך נשנוש ומים בצל, בישיבה לידכם'],
      },
      quiet: {
        indoor: ['ספרי תמונות לידכם', 'ציור בצבעי שעווה עבים ליד השולחן', 'פאזל של חלקים גדולים על השטיח, בלחישה'],
        outdoor: ['ספרי תמונות על השמיכה', 'ציור בצבעי שעווה עבים על השמיכה', 'שורה של עלים, מהגדול לקטן, בלחישה'],
      },
      play: {
        indoor: [
          'בניית חניון או גן חיות מקוביות גדולות, במקום שבו רואים',
          'בית מכריות לבובות הפרווה, במקום שבו רואים',
          'הופעה לקטנים: שירים, פרצופים, הליכות מצחיקות',
          'תחפושות מכובעים ומעילים מהארון',
          'בישול לבובות הפרווה בסירים ובכפות',
        ],
        outdoor: [
          'לחפור בחול או באדמה, במקום שבו רואים',
          'בית ממקלות ומעלים, במקום שבו רואים',
          'הופעה לקטנים: שירים, פרצופים, הליכות מצחיקות',
          'שביל של עלים סביב השמיכה',
          'חנות על השמיכה: העלים הם הכסף',
          'סיבוב סביב העץ הקרוב, כל פעם בדרך אחרת',
        ],
      },
      lunch: {
        indoor: ['שטיפת ידיים, ואחר כך ארוחת צהריים ליד השולחן, לידכם'],
        outdoor: ['ניקוי ידיים, ואחר כך פיקניק על השמיכה, בצל'],
      },
    },
  },
}

/** Returns what the older children do meanwhile; `before` is the number of the same times before, so that each gets another text. */
export function olderWords(time: OlderTime, { setting, language }: { setting: Setting; language: Language }, older: number, before: number): string {
  const { one, several, times } = words[language]
  const texts = times[time][setting]
  const what = texts[before % texts.length] ?? ''
  return older === 1 ? one(what) : several(what)
}
