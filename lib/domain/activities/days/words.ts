/** The texts of a composed time in one language. */
import type { ComposedDuration, Pause } from '#lib/domain/activities/days/rhythm'
import type { Language, Setting } from '#lib/domain/platform/basics'

interface TitledText {
  title: string
  text: string
}

/** The texts of a pause, and those that differ outdoors. */
interface PauseWords extends TitledText {
  outdoors?: Partial<TitledText>
}

interface DayWords {
  /** The title, from the first activity and the number of others. */
  title: Record<ComposedDuration, (first: string, more: number) => string>
  description: (titles: readonly string[], more: number) => string
  pauses: Record<Exclude<Pause, 'way' | 'free_play'>, PauseWords>
  way: { there: TitledText; back: TitledText }
  freePlay: string
  /** Added to the free play of a baby with older children. */
  olderNearby: string
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
      gather: {
        title: 'Get everything ready',
        text: 'Fetch what is on the list once, so that nothing interrupts the play.',
        outdoors: { title: 'Pack', text: 'Pack what is on the list.' },
      },
      feed: { title: 'Feed and diaper', text: 'A feed when your baby asks for one, a clean diaper and a cuddle. Sleep comes before any plan.' },
      change: {
        title: 'Snack and diaper',
        text: 'Sit down for a snack and some water. Diaper or potty, then wash hands.',
        outdoors: { text: 'Clean hands, then sit down in the shade for a snack and some water. Diaper or potty.' },
      },
      snack: {
        title: 'Snack, water, bathroom',
        text: 'Wash hands and sit down to eat and drink. Everybody goes to the bathroom once.',
        outdoors: { text: 'Clean hands, then sit down in the shade to eat and drink. Everybody goes to the bathroom once.' },
      },
      lunch: {
        title: 'Lunch',
        text: 'Wash hands, then eat without hurry. Everybody carries something to the table or back.',
        outdoors: { title: 'Picnic', text: 'Clean hands, then eat without hurry on the blanket in the shade. Drink before you are thirsty.' },
      },
      sleep: {
        title: 'Sleep',
        text: 'In the crib, flat on the back, with nothing else in it, for as long as your baby sleeps.',
        outdoors: { text: 'Indoors, or on a blanket in deep shade with an adult next to it: flat on the back, with nothing near the face.' },
      },
      nap: {
        title: 'Nap',
        text: 'Diaper or potty first, then to the usual place. Anyone who does not sleep looks at books in peace.',
        outdoors: { text: 'Diaper or potty first. Then indoors, or on a blanket in deep shade with an adult next to it.' },
      },
      rest: {
        title: 'Quiet time',
        text: 'Lie down with a book or listen to a story, without a screen.',
        outdoors: { text: 'Lie down on the blanket in the shade, look up into the leaves or listen to a story.' },
      },
      tidy: {
        title: 'Tidy up and look back',
        text: 'Everything goes back to its place. What was the best part?',
        outdoors: { title: 'Pack up and look back', text: 'Everything goes back into the bag, trash too. What was the best part?' },
      },
    },
    way: {
      there: { title: 'The way there', text: 'To the park, the playground or the yard, as slowly as the smallest legs. What do you see on the way?' },
      back: { title: 'The way back', text: 'Slowly, on the shady side of the street.' },
    },
    freePlay: 'Free play',
    olderNearby: 'Older children play nearby, where you see them.',
    part: (title, minutes, text) => `${title} (${minutes} min). ${text}`,
    inTheShade: 'In the shade.',
    beginEarly: {
      '1-2hours': null,
      'half-day': 'Begin by 8:30 a.m. or at 4 p.m., out of the strongest sun.',
      'full-day': 'Begin by 8:30 a.m.: from 11 a.m. to 4 p.m. only what is calm is planned, in deep shade or indoors.',
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
      gather: {
        title: 'Preparen todo',
        text: 'Busquen una sola vez lo que está en la lista, para que nada corte el juego.',
        outdoors: { title: 'A empacar', text: 'Guarden en la mochila lo que está en la lista.' },
      },
      feed: {
        title: 'Toma y pañal',
        text: 'Una toma cuando tu bebé la pida, pañal limpio y un rato en brazos. El sueño va antes que cualquier plan.',
      },
      change: {
        title: 'Merienda y pañal',
        text: 'Siéntense a merendar y a tomar agua. Pañal o bacinica, y después a lavarse las manos.',
        outdoors: { text: 'Manos limpias, y a sentarse a la sombra a merendar y a tomar agua. Pañal o bacinica.' },
      },
      snack: {
        title: 'Merienda, agua y baño',
        text: 'Lávense las manos y siéntense a comer y a tomar agua. Todos pasan una vez por el baño.',
        outdoors: { text: 'Manos limpias, y a sentarse a la sombra a comer y a tomar agua. Todos pasan una vez por el baño.' },
      },
      lunch: {
        title: 'Almuerzo',
        text: 'Lávense las manos y coman sin prisa. Cada quien lleva algo a la mesa o lo trae de vuelta.',
        outdoors: { title: 'Pícnic', text: 'Manos limpias, y a comer sin prisa en la cobija, a la sombra. Tomen agua antes de tener sed.' },
      },
      sleep: {
        title: 'A dormir',
        text: 'En la cuna, boca arriba y sin nada más dentro, todo el tiempo que tu bebé duerma.',
        outdoors: {
          text: 'Bajo techo, o en una cobija con sombra densa y una persona adulta al lado: boca arriba y sin nada cerca de la cara.',
        },
      },
      nap: {
        title: 'Siesta',
        text: 'Primero, pañal o bacinica; después, al lugar de siempre. Quien no duerme mira libros con calma.',
        outdoors: { text: 'Primero, pañal o bacinica; después, bajo techo, o en una cobija con sombra densa y una persona adulta al lado.' },
      },
      rest: {
        title: 'Rato tranquilo',
        text: 'Acuéstense con un libro o escuchen un cuento, sin pantallas.',
        outdoors: { text: 'Acuéstense en la cobija, a la sombra: miren las hojas o escuchen un cuento.' },
      },
      tidy: {
        title: 'Guardar y recordar',
        text: 'Cada cosa vuelve a su lugar. ¿Qué fue lo mejor?',
        outdoors: { text: 'Todo vuelve a la mochila, también la basura. ¿Qué fue lo mejor?' },
      },
    },
    way: {
      there: { title: 'El camino de ida', text: 'Al parque, a los juegos o al patio, al paso de las piernas más pequeñas. ¿Qué ven por el camino?' },
      back: { title: 'El camino de vuelta', text: 'Despacio, por la acera con sombra.' },
    },
    freePlay: 'Juego libre',
    olderNearby: 'Los mayores juegan cerca, donde puedas verlos.',
    part: (title, minutes, text) => `${title} (${minutes} min). ${text}`,
    inTheShade: 'A la sombra.',
    beginEarly: {
      '1-2hours': null,
      'half-day': 'Empiecen antes de las 8:30 de la mañana o a las 4 de la tarde, fuera del sol más fuerte.',
      'full-day':
        'Empiecen a más tardar a las 8:30 de la mañana: de 11 de la mañana a 4 de la tarde solo hay cosas tranquilas, a la sombra o bajo techo.',
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
      gather: {
        title: 'מכינים הכול',
        text: 'מביאים פעם אחת את כל מה שברשימה, כדי ששום דבר לא יקטע את המשחק.',
        outdoors: { title: 'אורזים', text: 'מכניסים לתיק את מה שברשימה.' },
      },
      feed: { title: 'האכלה וחיתול', text: 'האכלה כשהתינוק מבקש, חיתול נקי וחיבוק. שינה קודמת לכל תוכנית.' },
      change: {
        title: 'נשנוש וחיתול',
        text: 'יושבים לנשנש ולשתות מים. חיתול או סיר, ואחר כך שוטפים ידיים.',
        outdoors: { text: 'מנקים ידיים ויושבים בצל לנשנש ולשתות מים. חיתול או סיר.' },
      },
      snack: {
        title: 'נשנוש, מים ושירותים',
        text: 'שוטפים ידיים ויושבים לאכול ולשתות. כל אחד הולך פעם אחת לשירותים.',
        outdoors: { text: 'מנקים ידיים ויושבים בצל לאכול ולשתות. כל אחד הולך פעם אחת לשירותים.' },
      },
      lunch: {
        title: 'ארוחת צהריים',
        text: 'שוטפים ידיים ואוכלים בנחת. כל אחד מביא משהו לשולחן או מחזיר.',
        outdoors: { title: 'פיקניק', text: 'מנקים ידיים ואוכלים בנחת על השמיכה, בצל. שותים עוד לפני שצמאים.' },
      },
      sleep: {
        title: 'שינה',
        text: 'במיטת התינוק, על הגב, בלי שום דבר נוסף במיטה, כל עוד התינוק ישן.',
        outdoors: { text: 'בבית, או על שמיכה בצל עמוק עם מבוגר לידה: על הגב, בלי שום דבר ליד הפנים.' },
      },
      nap: {
        title: 'שנת צהריים',
        text: 'קודם חיתול או סיר, ואחר כך למקום הרגיל. ילד שלא נרדם מעיין בספרים בשקט.',
        outdoors: { text: 'קודם חיתול או סיר. אחר כך בבית, או על שמיכה בצל עמוק עם מבוגר לידה.' },
      },
      rest: {
        title: 'זמן שקט',
        text: 'שוכבים עם ספר או מקשיבים לסיפור, בלי מסך.',
        outdoors: { text: 'שוכבים על השמיכה בצל, מסתכלים למעלה אל העלים או מקשיבים לסיפור.' },
      },
      tidy: {
        title: 'מסדרים ונזכרים',
        text: 'כל דבר חוזר למקומו. מה היה הכי טוב?',
        outdoors: { title: 'אורזים ונזכרים', text: 'הכול חוזר לתיק, גם האשפה. מה היה הכי טוב?' },
      },
    },
    way: {
      there: { title: 'הדרך לשם', text: 'לפארק, לגן השעשועים או לחצר, בקצב של הרגליים הכי קטנות. מה רואים בדרך?' },
      back: { title: 'הדרך חזרה', text: 'לאט, בצד המוצל של הרחוב.' },
    },
    freePlay: 'משחק חופשי',
    olderNearby: 'הגדולים משחקים קרוב, במקום שבו רואים אותם.',
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

/** Returns the title and text of a pause. `isBack` is the way back. */
export function pauseWords(
  pause: Exclude<Pause, 'free_play'>,
  { setting, language }: { setting: Setting; language: Language },
  isBack: boolean,
): TitledText {
  const { way, pauses } = words[language]
  if (pause === 'way') return isBack ? way.back : way.there
  const { outdoors, ...usual } = pauses[pause]
  return setting === 'outdoor' ? { ...usual, ...outdoors } : usual
}
