/** The texts of a composed time in one language. */
import type { ComposedDuration, Pause } from '#lib/domain/activities/days/rhythm'
import type { Language } from '#lib/domain/platform/basics'

interface DayWords {
  /** The title, from the first activity and the number of others. */
  title: Record<ComposedDuration, (first: string, more: number) => string>
  description: (titles: readonly string[], more: number) => string
  pauses: Record<Pause, { title: string; text: string }>
  /** A line of the schedule. */
  part: (title: string, minutes: number, text: string) => string
  inTheShade: string
  /** The advice on when to start outdoors. */
  beginEarly: Record<ComposedDuration, string | null>
  quick: (things: number, activities: number) => [string, string, string]
  easier: string
}

const list = (language: Language, titles: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(titles)

const words: Readonly<Record<Language, DayWords>> = {
  en: {
    title: {
      '1-2hours': (first, more) => `${first} and ${more} More`,
      'half-day': (first, more) => `Half a Day: ${first} and ${more} More`,
      'full-day': (first, more) => `A Whole Day: ${first} and ${more} More`,
    },
    description: (titles, more) => {
      const named = list('en', more > 0 ? [...titles, `${more} more`] : titles)
      return `Short activities one after the other, with breaks where they are needed. Everything is fetched once at the start and tidied up once at the end. With ${named}.`
    },
    pauses: {
      gather: { title: 'Get everything ready', text: 'Fetch what is on the list once, so that nothing interrupts the play.' },
      feed: { title: 'Feed and diaper', text: 'A feed when your baby asks for one, a clean diaper and a cuddle. Sleep comes before any plan.' },
      change: { title: 'Snack and diaper', text: 'Sit down for a snack and some water. Diaper or potty, then wash hands.' },
      snack: { title: 'Snack, water, bathroom', text: 'Wash hands and sit down to eat and drink. Everybody goes to the bathroom once.' },
      lunch: { title: 'Lunch', text: 'Eat without hurry. Everybody helps to set the table and to clear it.' },
      sleep: { title: 'Sleep', text: 'In the crib, flat on the back, with nothing else in it, for as long as your baby sleeps.' },
      nap: { title: 'Nap', text: 'In the usual bed. Whoever does not sleep looks at books in peace.' },
      rest: { title: 'Quiet time', text: 'Lie down with a book or listen to a story, without a screen.' },
      tidy: { title: 'Tidy up and look back', text: 'Everything goes back to its place. What was the best part?' },
    },
    part: (title, minutes, text) => `${title} (${minutes} min). ${text}`,
    inTheShade: 'In the shade.',
    beginEarly: {
      '1-2hours': null,
      'half-day': 'Begin by 8:30 or at 16:00, out of the strongest sun.',
      'full-day': 'Begin by 8:30: from 11:00 to 16:00 only what is calm is planned, in deep shade or indoors.',
    },
    quick: (things, activities) => [
      things > 0
        ? `Fetch what is on the list; then ${activities} activities follow one another.`
        : `Nothing to fetch: ${activities} activities follow one another.`,
      'Take the breaks as they come; open an activity for its steps.',
      'Swap what does not suit. Tidy up once, at the end.',
    ],
    easier: 'Do as many parts as you like: each stands on its own, and a short day is a good day.',
  },
  es: {
    title: {
      '1-2hours': (first, more) => `${first} y ${more} más`,
      'half-day': (first, more) => `Medio día: ${first} y ${more} más`,
      'full-day': (first, more) => `Un día entero: ${first} y ${more} más`,
    },
    description: (titles, more) => {
      const named = list('es', more > 0 ? [...titles, `${more} más`] : titles)
      return `Actividades cortas una tras otra, con pausas donde hacen falta. Todo se busca una vez al empezar y se guarda una vez al final. Con ${named}.`
    },
    pauses: {
      gather: { title: 'Preparen todo', text: 'Busquen una sola vez lo que está en la lista, para que nada corte el juego.' },
      feed: {
        title: 'Toma y pañal',
        text: 'Una toma cuando tu bebé la pida, pañal limpio y un rato en brazos. El sueño va antes que cualquier plan.',
      },
      change: { title: 'Merienda y pañal', text: 'Siéntense a merendar y a tomar agua. Pañal o bacinica, y después a lavarse las manos.' },
      snack: { title: 'Merienda, agua y baño', text: 'Lávense las manos y siéntense a comer y a tomar agua. Todos pasan una vez por el baño.' },
      lunch: { title: 'Almuerzo', text: 'Coman sin prisa. Todos ayudan a poner la mesa y a recogerla.' },
      sleep: { title: 'A dormir', text: 'En la cuna, boca arriba y sin nada más dentro, todo el tiempo que tu bebé duerma.' },
      nap: { title: 'Siesta', text: 'En la cama de siempre. Quien no duerme mira libros con calma.' },
      rest: { title: 'Rato tranquilo', text: 'Acuéstense con un libro o escuchen un cuento, sin pantallas.' },
      tidy: { title: 'Guardar y recordar', text: 'Cada cosa vuelve a su lugar. ¿Qué fue lo mejor?' },
    },
    part: (title, minutes, text) => `${title} (${minutes} min). ${text}`,
    inTheShade: 'A la sombra.',
    beginEarly: {
      '1-2hours': null,
      'half-day': 'Empiecen antes de las 8:30 o a las 16:00, fuera del sol más fuerte.',
      'full-day': 'Empiecen a más tardar a las 8:30: de 11:00 a 16:00 solo hay cosas tranquilas, a la sombra o bajo techo.',
    },
    quick: (things, activities) => [
      things > 0
        ? `Junten lo de la lista; luego vienen ${activities} actividades seguidas.`
        : `Sin nada que buscar: vienen ${activities} actividades seguidas.`,
      'Respeten las pausas; abre cada actividad para ver sus pasos.',
      'Cambia lo que no les quede bien. Se guarda una vez, al final.',
    ],
    easier: 'Hagan las partes que quieran: cada una vale por sí sola, y un día corto también es un buen día.',
  },
  he: {
    title: {
      '1-2hours': (first, more) => `${first} ועוד ${more}`,
      'half-day': (first, more) => `חצי יום: ${first} ועוד ${more}`,
      'full-day': (first, more) => `יום שלם: ${first} ועוד ${more}`,
    },
    description: (titles, more) => {
      const named = more > 0 ? `${titles.join(', ')} ועוד ${more}` : list('he', titles)
      return `פעילויות קצרות בזו אחר זו, עם הפסקות היכן שצריך. מביאים הכול פעם אחת בהתחלה, ומסדרים פעם אחת בסוף. בתוכנית: ${named}.`
    },
    pauses: {
      gather: { title: 'מכינים הכול', text: 'מביאים פעם אחת את כל מה שברשימה, כדי ששום דבר לא יקטע את המשחק.' },
      feed: { title: 'האכלה וחיתול', text: 'האכלה כשהתינוק מבקש, חיתול נקי וחיבוק. שינה קודמת לכל תוכנית.' },
      change: { title: 'נשנוש וחיתול', text: 'יושבים לנשנש ולשתות מים. חיתול או סיר, ואחר כך שוטפים ידיים.' },
      snack: { title: 'נשנוש, מים ושירותים', text: 'שוטפים ידיים ויושבים לאכול ולשתות. כל אחד הולך פעם אחת לשירותים.' },
      lunch: { title: 'ארוחת צהריים', text: 'אוכלים בנחת. כולם עוזרים לערוך את השולחן ולפנות אותו.' },
      sleep: { title: 'שינה', text: 'במיטת התינוק, על הגב, בלי שום דבר נוסף במיטה, כל עוד התינוק ישן.' },
      nap: { title: 'שנת צהריים', text: 'במיטה הרגילה. ילד שלא נרדם מעיין בספרים בשקט.' },
      rest: { title: 'זמן שקט', text: 'שוכבים עם ספר או מקשיבים לסיפור, בלי מסך.' },
      tidy: { title: 'מסדרים ונזכרים', text: 'כל דבר חוזר למקומו. מה היה הכי טוב?' },
    },
    part: (title, minutes, text) => `${title} (${minutes} דק׳). ${text}`,
    inTheShade: 'בצל.',
    beginEarly: {
      '1-2hours': null,
      'half-day': 'התחילו עד 8:30 או ב-16:00, מחוץ לשעות השמש החזקה.',
      'full-day': 'התחילו עד 8:30: בין 11:00 ל-16:00 מתוכננים רק דברים רגועים, בצל עמוק או בבית.',
    },
    quick: (things, activities) => [
      things > 0 ? `אספו את מה שברשימה, ואז באות ${activities} פעילויות ברצף.` : `אין מה להביא: ${activities} פעילויות ברצף.`,
      'שמרו על ההפסקות. פתחו כל פעילות כדי לראות את שלביה.',
      'החליפו מה שלא מתאים. מסדרים פעם אחת, בסוף.',
    ],
    easier: 'עשו כמה חלקים שנוח לכם: כל אחד עומד בפני עצמו, וגם יום קצר הוא יום טוב.',
  },
}

export function dayWords(language: Language): DayWords {
  return words[language]
}
