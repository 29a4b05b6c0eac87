/** The required safety notes: the ages for each, and its sentence in three languages. */
import type { Language } from '#lib/domain/platform/basics'
import { armsReachUnderMonths, type NoteId } from '#lib/domain/safety/hazards'

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
const sunForBabies: Sentences = {
  en: 'Keep the baby in the shade with a hat, out of direct sun; milk feeds are all the drink it needs.',
  es: 'El bebé, siempre a la sombra y con gorro, sin sol directo; solo necesita sus tomas de leche.',
  he: 'התינוק נשאר בצל ועם כובע, בלי שמש ישירה; לשתייה די בהנקה או בבקבוק חלב.',
}
const cutTo6: Sentences = {
  en: 'Cut food into pieces of at most 6 mm, and let the baby eat only while seated.',
  es: 'Corta la comida en trozos de 6 mm como máximo; el bebé come siempre sentado.',
  he: 'חותכים את האוכל לחתיכות של 6 מ״מ לכל היותר, והתינוק אוכל רק בישיבה.',
}
const adultBeside: Sentences = {
  en: 'An adult stays beside whoever cuts or heats.',
  es: 'Una persona adulta se queda al lado de quien corta o calienta.',
  he: 'מבוגר נשאר ליד מי שחותך או מחמם.',
}

const sentences: Readonly<Record<NoteId, Sentences>> = {
  water: constantWatch,
  boat: {
    en: 'In a boat everybody wears a life jacket that fits.',
    es: 'En un bote, todos llevan un chaleco salvavidas de su talla.',
    he: 'בסירה כולם לובשים חגורת הצלה במידה המתאימה.',
  },
  small_parts_warning: {
    en: 'Small parts are a choking hazard: keep them out of mouths and away from children under 3.',
    es: 'Las piezas pequeñas pueden causar asfixia: que no vayan a la boca y mantenlas lejos de menores de 3 años.',
    he: 'חלקים קטנים – סכנת חנק: לא מכניסים לפה, ומרחיקים מילדים מתחת לגיל 3.',
  },
  sun: {
    en: 'In the sun: a hat, shade and drinking water; where you can, avoid the hours from 10 a.m. to 4 p.m.',
    es: 'Al sol: gorra, sombra y agua para beber; si se puede, evita las horas de 10 de la mañana a 4 de la tarde.',
    he: 'בשמש: כובע, צל ומי שתייה, ואם אפשר – לא בין 10:00 ל-16:00.',
  },
  hottest_weather: {
    en: 'Up to 30 °C; when it feels hotter than that, do it another day.',
    es: 'Hasta 30 °C; si la sensación es de más calor, déjalo para otro día.',
    he: 'עד 30 מעלות; כשמרגיש חם יותר, דוחים ליום אחר.',
  },
  cut_food: {
    en: 'Cut food into pieces of at most 12 mm, and let your child eat only while seated.',
    es: 'Corta la comida en trozos de 12 mm como máximo; se come siempre con el niño sentado.',
    he: 'חותכים את האוכל לחתיכות של 12 מ״מ לכל היותר, ואוכלים רק בישיבה.',
  },
  cords: {
    en: 'Keep cords and ribbons no longer than 30 cm, and put them away afterwards.',
    es: 'Usa cuerdas y cintas de 30 cm como máximo y guárdalas al terminar.',
    he: 'חוטים, חבלים וסרטים באורך 30 ס״מ לכל היותר, ובסיום מרחיקים אותם.',
  },
  helmet: {
    en: 'On wheels, always with a helmet that fits.',
    es: 'Sobre ruedas, siempre con un casco de su talla.',
    he: 'על גלגלים – תמיד עם קסדה במידה המתאימה.',
  },
  adult_cuts_heats: {
    en: 'An adult does any cutting with sharp blades and any heating.',
    es: 'Una persona adulta se encarga de cortar con filo y de todo lo que lleve calor.',
    he: 'חיתוך בכלים חדים וחימום עושה רק מבוגר.',
  },
  fire: {
    en: 'An adult handles the flame, stays beside it, and puts it out; water stands ready.',
    es: 'Una persona adulta se ocupa de la llama, se queda a su lado y la apaga; ten agua a mano.',
    he: 'מבוגר מטפל באש, נשאר לידה ומכבה אותה; מים מוכנים בהישג יד.',
  },
  goggles: {
    en: 'Everybody wears goggles, and nobody stands in the line of flight.',
    es: 'Todos usan gafas protectoras y nadie se pone en la línea de tiro.',
    he: 'כולם מרכיבים משקפי מגן, ואף אחד לא עומד בקו המעוף.',
  },
  soft_ground: {
    en: "Climb only over soft ground, stand close, and keep clear of the swings' path.",
    es: 'Solo se trepa sobre suelo blando y contigo cerca; lejos del recorrido de los columpios.',
    he: 'מטפסים רק מעל קרקע רכה ואתם קרובים; שומרים מרחק ממסלול הנדנדות.',
  },
  animals: {
    en: 'Never leave a child alone with an animal, ask its owner first, wash hands afterwards, and eat nothing there.',
    es: 'Nunca dejes a un niño solo con un animal, pide permiso a su dueño, lávense las manos después y no coman allí.',
    he: 'לא משאירים ילדים לבד עם בעלי חיים, שואלים קודם את הבעלים, רוחצים ידיים אחר כך ולא אוכלים שם.',
  },
  ticks: {
    en: 'Afterwards look all over the body for ticks.',
    es: 'Al volver, revisa todo el cuerpo por si hay garrapatas.',
    he: 'בסוף בודקים שאין קרציות על הגוף.',
  },
  traffic: {
    en: 'By the road walk hand in hand, with the child on the side away from the cars.',
    es: 'Junto a la calle, de la mano y con el niño del lado contrario a los autos.',
    he: 'ליד כביש הולכים יד ביד, והילדים בצד הרחוק מהמכוניות.',
  },
  spotter: {
    en: 'Clear and level ground, and an adult stands beside whoever balances or has their eyes covered.',
    es: 'Suelo plano y despejado, y una persona adulta al lado de quien hace equilibrio o lleva los ojos tapados.',
    he: 'רצפה ישרה ופנויה, ומבוגר עומד ליד מי ששומר על שיווי משקל או שעיניו מכוסות.',
  },
  choose_food: {
    en: 'Choose a food without anything that somebody present is allergic to, and check its label.',
    es: 'Elige un alimento sin nada que cause alergia a quienes estén, y revisa su etiqueta.',
    he: 'בחרו אוכל בלי דבר שמישהו מהנוכחים אלרגי אליו, ובדקו את התווית.',
  },
  choose_plant: {
    en: 'Choose plants that nobody present is allergic to.',
    es: 'Elige plantas a las que nadie de los presentes tenga alergia.',
    he: 'בחרו צמחים שאף אחד מהנוכחים לא אלרגי אליהם.',
  },
  choose_animal: {
    en: 'Keep to animals that nobody present is allergic to.',
    es: 'Quédense con animales a los que nadie de los presentes tenga alergia.',
    he: 'בחרו בעלי חיים שאף אחד מהנוכחים לא אלרגי אליהם.',
  },
}

/** From this age (months) on an adult only has to stand next to a blade or heat. */
const besideFromMonths = 96
const babyUnderMonths = 12
/** The sun row: under this age only shade, no water to drink (AAP). */
const sunUnderMonths = 6
/** From this many minutes outdoors a card must give its hottest weather: CFOC 3.1.3.2. */
const LONG_OUTDOORS_MINUTES = 240

/** The ages in months from which, and below which, a note is due; a note without ages is always due. */
const ages: Partial<Record<NoteId, { from: number; under: number }>> = {
  small_parts_warning: { from: 36, under: 72 },
  cut_food: { from: 0, under: 36 },
  cords: { from: 0, under: 18 },
  /** Children who are carried or pushed do not walk hand in hand. */
  traffic: { from: 12, under: 120 },
  soft_ground: { from: 0, under: 144 },
}

/** Returns whether the note is due for the youngest child's age in months and the total minutes. */
export function isNoteDue(id: NoteId, months: number, durationMinutes: number): boolean {
  if (id === 'hottest_weather' && durationMinutes < LONG_OUTDOORS_MINUTES) return false
  const { from, under } = ages[id] ?? { from: 0, under: Number.POSITIVE_INFINITY }
  return months >= from && months < under
}

/** Returns whether the note can be due for any child from that age in months on. */
export function mayBeDue(id: NoteId, fromMonths: number): boolean {
  return fromMonths < (ages[id]?.under ?? Number.POSITIVE_INFINITY)
}

/** Returns the note's sentence for an age in months. */
export function noteSentence(id: NoteId, language: Language, months: number): string {
  return wordingOf(id, months)[language]
}

function wordingOf(id: NoteId, months: number): Sentences {
  if (id === 'water' && months < armsReachUnderMonths) return armsReach
  if (id === 'cut_food' && months < babyUnderMonths) return cutTo6
  if (id === 'sun' && months < sunUnderMonths) return sunForBabies
  if (id === 'adult_cuts_heats' && months >= besideFromMonths) return adultBeside
  return sentences[id]
}

/** Adds the missing required sentences to a card's notes, each once. */
export function withNotes(own: readonly string[], ids: readonly NoteId[], language: Language, months: number): string[] {
  const due = ids.map((id) => noteSentence(id, language, months))
  return [...own, ...due.filter((sentence) => !own.includes(sentence))]
}

const ownSentences: ReadonlySet<string> = new Set(
  [armsReach, sunForBabies, cutTo6, adultBeside, ...Object.values(sentences)].flatMap((wording) => Object.values(wording)),
)

/** Returns whether a safety note is one of the app's own: what it names (food, cords, blades) says nothing about the activity. */
export function isOwnSentence(note: string): boolean {
  return ownSentences.has(note)
}
