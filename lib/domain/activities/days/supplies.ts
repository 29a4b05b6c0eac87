/** What a longer time outdoors needs besides the materials of its activities, with numbers for all children. */
import type { ComposedDuration, Pause } from '#lib/domain/activities/days/rhythm'
import { countOlder } from '#lib/domain/activities/days/siblings'
import { DIAPERS_UNDER_MONTHS, SUNSCREEN_FROM_MONTHS } from '#lib/domain/activities/days/words'
import type { Language } from '#lib/domain/platform/basics'
import type { ChildCount } from '#lib/domain/profiles/group-size'

/** The materials of activities that these supplies include. */
export const suppliedMaterials: ReadonlySet<string> = new Set([
  'drinking-water',
  'sun-hat',
  'picnic-blanket',
  'picnic',
  'snacks',
  'diapers',
  'wet-wipes',
])

interface Outing {
  duration: ComposedDuration
  /** The minutes of the whole time. */
  minutes: number
  pauses: readonly Pause[]
  /** The ages of all children; the ends of the range of a group without profiles. */
  agesMonths: readonly number[]
  /** Undefined if unknown. */
  children: ChildCount | undefined
  /** Whether it is for a class or another large group at school. */
  isClass: boolean
}

/** From half a year, babies drink water. */
const WATER_FROM_MONTHS = 6
const SNACKS_FROM_MONTHS = 12
const CHANGE_OF_CLOTHES_UNDER_MONTHS = 60
const CHILDREN_PER_BLANKET = 5
const MINUTES_PER_DIAPER = 120
/** Liters of water for a baby who drinks milk too, and for a child. Our choice. */
const LITERS_PER_BABY = 0.2
const litersPerChild: Record<ComposedDuration, number> = { '1-2hours': 0.3, 'half-day': 0.5, 'full-day': 1 }

/** Latin American Spanish writes 0.5, as the library does. */
const decimals: Readonly<Record<Language, string>> = { en: 'en', es: 'es-MX', he: 'he' }

interface SupplyWords {
  water: (liters: string, children: number) => string
  babyFood: string
  snacks: (portions: number) => string
  lunch: (portions: number) => string
  hats: (children: number) => string
  sunscreen: { all: string; some: string }
  hands: string
  book: string
  quiet: string
  classList: string
  blanket: (blankets: number) => string
  clothes: (children: number) => string
  diapers: (diapers: number) => string
}

const words: Readonly<Record<Language, SupplyWords>> = {
  en: {
    water: (liters, children) => (children === 1 ? `Drinking water (${liters} L)` : `Drinking water (${liters} L for the children)`),
    babyFood: 'Breast milk or formula, and for babies who eat, their food',
    snacks: (portions) => `Snack (${portions} ${portions === 1 ? 'portion' : 'portions'})`,
    lunch: (portions) => `Lunch that needs no table (${portions} ${portions === 1 ? 'portion' : 'portions'})`,
    hats: (children) => `Sun hat (${children})`,
    sunscreen: { all: 'Sunscreen', some: 'Sunscreen, from six months of age' },
    hands: 'Wipes, or water and soap, to clean hands',
    book: 'A book for the quiet time',
    quiet: 'Picture book, paper and chunky crayons for the quiet time',
    classList: 'List of the children, phone and first-aid kit',
    blanket: (blankets) => `Picnic blanket (${blankets})`,
    clothes: (children) => `Change of clothes (${children})`,
    diapers: (diapers) => `Diapers (${diapers}) and wipes`,
  },
  es: {
    water: (liters, children) => (children === 1 ? `Agua para beber (${liters} L)` : `Agua para beber (${liters} L para los niños)`),
    babyFood: 'Leche materna o fórmula, y para quien ya come, su comida',
    snacks: (portions) => `Merienda (${portions} ${portions === 1 ? 'porción' : 'porciones'})`,
    lunch: (portions) => `Almuerzo que no necesita mesa (${portions} ${portions === 1 ? 'porción' : 'porciones'})`,
    hats: (children) => `Gorro para el sol (${children})`,
    sunscreen: { all: 'Protector solar', some: 'Protector solar, desde los seis meses' },
    hands: 'Toallitas, o agua y jabón, para las manos',
    book: 'Un libro para el rato tranquilo',
    quiet: 'Libro con imágenes, papel y crayones gruesos para el rato tranquilo',
    classList: 'Lista de los niños, teléfono y botiquín',
    blanket: (blankets) => `Cobija de pícnic (${blankets})`,
    clothes: (children) => `Muda de ropa (${children})`,
    diapers: (diapers) => `Pañales (${diapers}) y toallitas húmedas`,
  },
  he: {
    water: (liters, children) => (children === 1 ? `מי שתייה (${liters} ליטר)` : `מי שתייה (${liters} ליטר לילדים)`),
    babyFood: 'חלב אם או תמ״ל, ולתינוקות שכבר אוכלים גם אוכל',
    snacks: (portions) => `נשנוש (${portions === 1 ? 'מנה אחת' : `${portions} מנות`})`,
    lunch: (portions) => `ארוחת צהריים שלא צריך בשבילה שולחן (${portions === 1 ? 'מנה אחת' : `${portions} מנות`})`,
    hats: (children) => `כובע שמש (${children})`,
    sunscreen: { all: 'קרם הגנה', some: 'קרם הגנה, מגיל חצי שנה' },
    hands: 'מגבונים, או מים וסבון, לניקוי ידיים',
    book: 'ספר לזמן השקט',
    quiet: 'ספר תמונות, נייר וצבעי שעווה עבים לזמן השקט',
    classList: 'רשימת הילדים, טלפון וערכת עזרה ראשונה',
    blanket: (blankets) => `שמיכת פיקניק (${blankets})`,
    clothes: (children) => `בגדים להחלפה (${children})`,
    diapers: (diapers) => `חיתולים (${diapers}) ומגבונים`,
  },
}

/** Lists the supplies of a time outdoors. */
export function listSupplies({ duration, minutes, pauses, agesMonths, children, isClass }: Outing, language: Language): string[] {
  const { water, babyFood, snacks, lunch, hats, sunscreen, hands, blanket, clothes, diapers, book, quiet, classList } = words[language]
  const all = children?.max ?? agesMonths.length
  const isKnownOneByOne = agesMonths.length === all
  /** Counts the children of an age; for a group without profiles all, if any can be. */
  const count = (isAge: (months: number) => boolean) => {
    const known = agesMonths.filter(isAge).length
    return isKnownOneByOne ? known : known > 0 ? all : 0
  }
  const babies = count((months) => months < SNACKS_FROM_MONTHS)
  const drinkingBabies = count((months) => months >= WATER_FROM_MONTHS && months < SNACKS_FROM_MONTHS)
  const eating = count((months) => months >= SNACKS_FROM_MONTHS)
  const snackPauses = pauses.filter((pause) => pause === 'snack' || pause === 'change').length
  const changing = count((months) => months < CHANGE_OF_CLOTHES_UNDER_MONTHS)
  const inDiapers = count((months) => months < DIAPERS_UNDER_MONTHS)
  const creamed = count((months) => months >= SUNSCREEN_FROM_MONTHS)
  const isQuiet = countOlder(agesMonths) > 0 && pauses.some((pause) => pause === 'sleep' || pause === 'nap')
  const liters = new Intl.NumberFormat(decimals[language], { maximumFractionDigits: 1 }).format(
    eating * litersPerChild[duration] + drinkingBabies * LITERS_PER_BABY,
  )
  return [
    ...(eating + drinkingBabies > 0 ? [water(liters, all)] : []),
    ...(babies > 0 ? [babyFood] : []),
    ...(eating * snackPauses > 0 ? [snacks(eating * snackPauses)] : []),
    ...(eating > 0 && pauses.includes('lunch') ? [lunch(eating)] : []),
    hats(all),
    ...(creamed > 0 ? [creamed < all ? sunscreen.some : sunscreen.all] : []),
    hands,
    blanket(Math.ceil(all / CHILDREN_PER_BLANKET)),
    ...(changing > 0 ? [clothes(changing)] : []),
    ...(inDiapers > 0 ? [diapers(inDiapers * (Math.ceil(minutes / MINUTES_PER_DIAPER) + 1))] : []),
    ...(isQuiet ? [quiet] : pauses.some((pause) => pause === 'nap' || pause === 'rest') ? [book] : []),
    ...(isClass ? [classList] : []),
  ]
}
