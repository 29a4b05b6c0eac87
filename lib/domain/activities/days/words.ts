/** The texts of a composed time in one language. */
import { clockText } from '#lib/domain/activities/days/clock'
import { type ComposedDuration, highSunEnds, latestStart, type Pause } from '#lib/domain/activities/days/rhythm'
import type { Language, Setting } from '#lib/domain/platform/basics'

export interface TitledText {
  title: string
  text: string
}

/** Who spends a composed time, and where: a text for one child never speaks of several. */
export interface DayScene {
  setting: Setting
  language: Language
  people: 'one' | 'several' | 'class'
  youngestMonths: number
  oldestMonths: number
  /** The number of children who are much older than the youngest one, see siblings.ts. */
  older: number
}

/** The parts of a scene that choose between wordings. */
interface Wording {
  isOut: boolean
  isOne: boolean
  isClass: boolean
  /** Whether the youngest child is carried or pushed. */
  isBaby: boolean
  /** Whether the youngest child is too young for a question about the day. */
  isToddler: boolean
  hasDiapers: boolean
  /** Whether the youngest child can talk about the day's plan in a circle. */
  isFromThree: boolean
  isSchoolAge: boolean
  /** The children whom sunscreen is for: from half a year. */
  sunscreen: 'all' | 'some' | 'none'
  /** Whether what older children do meanwhile is said for them. */
  hasOlder: boolean
  /** Whether the activities need anything. */
  hasThings: boolean
  /** Whether the youngest child has a clean diaper from the pause before. */
  isClean: boolean
  /** The number of the same pauses before. */
  before: number
}

/** Where a pause is in its time. */
interface PauseAt {
  /** Whether the way is the one back. */
  isBack: boolean
  hasThings: boolean
  isClean: boolean
  before: number
}

type PauseWords = (wording: Wording) => TitledText

interface DayWords {
  /** The title, from the first activity and the number of others. */
  title: Record<ComposedDuration, (first: string, more: number) => string>
  description: (titles: readonly string[], more: number) => string
  pauses: Record<Exclude<Pause, 'way' | 'free_play'>, PauseWords>
  way: { there: PauseWords; back: PauseWords }
  freePlay: string
  /** Labels for the parts of the younger and the older child in one activity; the part of a baby says so itself. */
  younger: string
  older: string
  /** Sunscreen, again after two hours. */
  sunscreenAgain: Record<Wording['sunscreen'], string>
  /** A line of the schedule. */
  part: (title: string, minutes: number, text: string) => string
  inTheShade: string
  /** The advice on when to start outdoors, from the latest hour in the morning and the hour at which the sun is lower. */
  beginEarly: Record<Exclude<ComposedDuration, '1-2hours'>, (from: string, or: string) => string>
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
      gather: ({ isOut, isClass, isOne, hasThings, sunscreen }) => {
        if (!isOut && !hasThings) return { title: 'Get everything ready', text: 'Nothing to fetch today. Clear some room to move.' }
        if (!isOut && isClass) return { title: 'Get everything ready', text: 'Before the children arrive: lay out once what is on the list.' }
        if (!isOut) return { title: 'Get everything ready', text: 'Fetch what is on the list once, so that nothing interrupts the play.' }
        const sun = {
          all: isOne ? 'Put on sunscreen and the sun hat before you leave.' : 'Put on sunscreen and sun hats before you leave.',
          some: 'Before you leave, put on the sun hats, and sunscreen from six months of age.',
          none: 'Before you leave, put on a sun hat and light long sleeves: sunscreen is for babies from six months of age.',
        }
        return { title: 'Pack', text: `Pack what is on the list. ${isClass ? 'Everyone goes to the bathroom. ' : ''}${sun[sunscreen]}` }
      },
      circle: ({ isFromThree, isSchoolAge, isOut }) => {
        const plan = isOut ? 'where you are going today' : 'the plan of the day'
        if (isSchoolAge) return { title: 'Morning circle', text: `Greet each other. Who is missing? News in one sentence each, then ${plan}.` }
        return {
          title: 'Morning circle',
          text: isFromThree
            ? `All in a circle: a greeting with each name, who is missing, the weather, and ${plan} in three pictures.`
            : `All on the mat: a hello song with each name, and one sentence about ${plan}.`,
        }
      },
      feed: ({ isClass }) => ({
        title: 'Diaper and feed',
        text: isClass
          ? 'A clean diaper, then wash your hands. A feed when a baby asks for one, and a cuddle. Sleep comes before any plan.'
          : 'A clean diaper, then wash your hands. A feed when your baby asks for one, and a cuddle. Sleep comes before any plan.',
      }),
      change: ({ isOut, hasDiapers }) => ({
        title: hasDiapers ? 'Diaper and snack' : 'Potty and snack',
        text: `${hasDiapers ? 'Diaper or potty' : 'Potty or bathroom'} first, then ${isOut ? 'clean hands with wipes or water. Sit down in the shade' : 'wash hands. Sit down'} for a snack and some water.`,
      }),
      snack: ({ isOut, isClass }) => ({
        title: 'Bathroom, snack, water',
        text: `${isClass ? 'To the bathroom in small groups' : 'Bathroom first'}, then ${isOut ? 'clean hands with wipes or water. Sit down in the shade' : 'wash hands. Sit down'} to eat and drink.`,
      }),
      lunch: ({ isOut, isOne, isClass }) => {
        if (isOut) {
          return {
            title: 'Picnic',
            text: 'Clean hands with wipes or water, then eat without hurry, sitting on the blanket in the shade. Drink before you are thirsty.',
          }
        }
        const carries = isOne
          ? 'Your child carries something to the table or back.'
          : isClass
            ? 'Helpers set the table.'
            : 'Everybody carries something to the table or back.'
        return { title: 'Lunch', text: `Wash hands, then eat without hurry. ${carries}` }
      },
      sleep: ({ isOut, isClass, isClean }) => {
        const place = isOut
          ? 'Indoors, or on a blanket in deep shade with an adult next to it: flat on the back, with nothing near the face.'
          : isClass
            ? 'Each in a crib: flat on the back, with nothing else in it, for as long as a baby sleeps.'
            : 'In the crib: flat on the back, with nothing else in it, for as long as your baby sleeps.'
        return { title: 'Sleep', text: isClean ? place : `A clean diaper first. ${place}` }
      },
      nap: ({ isOut, isOne, hasDiapers, hasOlder }) => {
        const place = isOut ? 'Then indoors, or on a blanket in deep shade with an adult next to it.' : 'Then to the usual place.'
        const awake = hasOlder ? '' : isOne ? ' Awake? Then look at books in peace.' : ' Anyone who is awake looks at books in peace.'
        return { title: 'Nap', text: `${hasDiapers ? 'A clean diaper' : 'Potty'} first. ${place}${awake}` }
      },
      rest: ({ isOut, isClass, before }) => {
        if (before > 0)
          return { title: 'Story time', text: `Read a book aloud${isOut ? ' in the shade' : ''}, or tell a story in turns, a sentence each.` }
        if (isOut) {
          return { title: 'Quiet time', text: `Lie down on the blanket in the shade, look up into the leaves or listen to a story.` }
        }
        return {
          title: 'Quiet time',
          text: isClass
            ? 'Lie down on the mats and listen to a story or soft music.'
            : 'Lie down with a book or listen to a story, without a screen.',
        }
      },
      outdoors: ({ isBaby, isToddler }) => ({
        title: 'Outside',
        text: isBaby
          ? 'In the yard, on a blanket in the shade, with hats. Watch leaves and birds. Afterwards wash hands.'
          : `Free play in the yard: ${isToddler ? 'sand, grass and balls' : 'run, climb, dig'}. Hats, shade and water to drink. Count the children at the door, out and in. Afterwards wash hands.`,
      }),
      tidy: ({ isOut, isToddler }) => {
        const title = isToddler ? (isOut ? 'Pack up' : 'Tidy up') : isOut ? 'Pack up and look back' : 'Tidy up and look back'
        const back = isOut ? 'Everything goes back into the bag, trash too.' : 'Everything goes back to its place.'
        return { title, text: `${back} ${isToddler ? 'Wave goodbye to each thing.' : 'What was the best part?'}` }
      },
    },
    way: {
      there: ({ isBaby, isClass }) => {
        if (isClass) {
          return {
            title: 'The way there',
            text: 'To the yard or the park in pairs, hand in hand, with an adult in front and one at the end. Count the children when you leave and when you arrive.',
          }
        }
        return {
          title: 'The way there',
          text: isBaby
            ? 'To the park or the yard, in the stroller or carrier. Name what you pass.'
            : 'To the park, the playground or the yard, as slowly as the smallest legs. What do you see on the way?',
        }
      },
      back: ({ isClass, isBaby }) => ({
        title: 'The way back',
        text: isClass
          ? 'Count the children, then back in pairs on the shady side, with an adult in front and one at the end.'
          : isBaby
            ? 'In the stroller or carrier, on the shady side of the street.'
            : 'Slowly, on the shady side of the street.',
      }),
    },
    freePlay: 'Free play',
    younger: 'Younger child:',
    older: 'Older child:',
    sunscreenAgain: {
      all: 'Put on sunscreen again.',
      some: 'Put on sunscreen again, from six months of age.',
      none: '',
    },
    part: (title, minutes, text) => `${title} (${minutes} min). ${text}`,
    inTheShade: 'In the shade.',
    beginEarly: {
      'half-day': (from, or) => `Begin by ${from} or at ${or}, out of the strongest sun.`,
      'full-day': (from, or) => `Begin by ${from}: from 11 a.m. to ${or} only what is calm is planned, in deep shade or indoors.`,
    },
    quick: (things, activities) => [
      things > 0
        ? `Fetch what is on the list; then come ${activities} activities with breaks.`
        : `Nothing to fetch: ${activities} activities with breaks.`,
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
      gather: ({ isOut, isClass, isOne, hasThings, sunscreen }) => {
        if (!isOut && !hasThings) return { title: 'Preparen todo', text: 'Hoy no hace falta nada. Hagan espacio para moverse.' }
        if (!isOut && isClass)
          return { title: 'Preparen todo', text: 'Antes de que lleguen los niños: pongan a mano, de una vez, lo que está en la lista.' }
        if (!isOut) return { title: 'Preparen todo', text: 'Busquen una sola vez lo que está en la lista, para que nada corte el juego.' }
        const sun = {
          all: isOne ? 'Antes de salir, protector solar y gorro.' : 'Antes de salir, protector solar y gorros.',
          some: 'Antes de salir, gorros, y protector solar desde los seis meses.',
          none: 'Antes de salir, gorro y mangas largas ligeras: el protector solar es desde los seis meses.',
        }
        return {
          title: 'A empacar',
          text: `Guarden en la mochila lo que está en la lista. ${isClass ? 'Todos pasan por el baño. ' : ''}${sun[sunscreen]}`,
        }
      },
      circle: ({ isFromThree, isSchoolAge, isOut }) => {
        const plan = isOut ? 'adónde van hoy' : 'el plan del día'
        if (isSchoolAge) return { title: 'Ronda de la mañana', text: `Saludo. ¿Quién falta? Noticias, una frase por persona, y ${plan}.` }
        return {
          title: 'Ronda de la mañana',
          text: isFromThree
            ? `Todos en ronda: un saludo con cada nombre, quién falta, el tiempo que hace y ${plan} en tres dibujos.`
            : `Todos en la alfombra: una canción de saludo con cada nombre y una frase sobre ${plan}.`,
        }
      },
      feed: ({ isClass }) => ({
        title: 'Pañal y toma',
        text: isClass
          ? 'Pañal limpio y a lavarse las manos. Una toma cuando un bebé la pida y un rato en brazos. El sueño va antes que cualquier plan.'
          : 'Pañal limpio y a lavarte las manos. Una toma cuando tu bebé la pida y un rato en brazos. El sueño va antes que cualquier plan.',
      }),
      change: ({ isOut, hasDiapers }) => ({
        title: hasDiapers ? 'Pañal y merienda' : 'Bacinica y merienda',
        text: `Primero, ${hasDiapers ? 'pañal o bacinica' : 'bacinica o baño'}; después, ${isOut ? 'manos limpias con toallitas o agua, y a sentarse a la sombra' : 'a lavarse las manos y a sentarse'} a merendar y a tomar agua.`,
      }),
      snack: ({ isOut, isClass }) => ({
        title: 'Baño, merienda y agua',
        text: `${isClass ? 'Al baño en grupos pequeños' : 'Primero, al baño'}; después, ${isOut ? 'manos limpias con toallitas o agua, y a sentarse a la sombra' : 'a lavarse las manos y a sentarse'} a comer y a tomar agua.`,
      }),
      lunch: ({ isOut, isOne, isClass }) => {
        if (isOut) {
          return {
            title: 'Pícnic',
            text: 'Manos limpias con toallitas o agua, y a comer sin prisa, en la cobija y a la sombra. Tomen agua antes de tener sed.',
          }
        }
        const carries = isOne
          ? 'Tu hijo o tu hija lleva algo a la mesa o lo trae de vuelta.'
          : isClass
            ? 'Los ayudantes del día ponen la mesa.'
            : 'Cada quien lleva algo a la mesa o lo trae de vuelta.'
        return { title: 'Almuerzo', text: `Lávense las manos y coman sin prisa. ${carries}` }
      },
      sleep: ({ isOut, isClass, isClean }) => {
        const place = isOut
          ? 'Bajo techo, o en una cobija con sombra densa y una persona adulta al lado: boca arriba y sin nada cerca de la cara.'
          : isClass
            ? 'Cada quien en su cuna: boca arriba y sin nada más dentro, todo el tiempo que duerma.'
            : 'En la cuna: boca arriba y sin nada más dentro, todo el tiempo que tu bebé duerma.'
        return { title: 'A dormir', text: isClean ? place : `Primero, un pañal limpio. ${place}` }
      },
      nap: ({ isOut, isOne, hasDiapers, hasOlder }) => {
        const place = isOut ? 'Después, bajo techo, o en una cobija con sombra densa y una persona adulta al lado.' : 'Después, al lugar de siempre.'
        const awake = hasOlder ? '' : isOne ? ' ¿Sin sueño? Entonces, a mirar libros con calma.' : ' Quien no duerme mira libros con calma.'
        return { title: 'Siesta', text: `Primero, ${hasDiapers ? 'un pañal limpio' : 'la bacinica'}. ${place}${awake}` }
      },
      rest: ({ isOut, isClass, before }) => {
        if (before > 0)
          return {
            title: 'Hora del cuento',
            text: `Lean un libro en voz alta${isOut ? ' a la sombra' : ''}, o cuenten una historia por turnos, una frase cada quien.`,
          }
        if (isOut) return { title: 'Rato tranquilo', text: 'Acuéstense en la cobija, a la sombra: miren las hojas o escuchen un cuento.' }
        return {
          title: 'Rato tranquilo',
          text: isClass ? 'En las colchonetas, con un cuento o música suave.' : 'Acuéstense con un libro o escuchen un cuento, sin pantallas.',
        }
      },
      outdoors: ({ isBaby, isToddler }) => ({
        title: 'Afuera',
        text: isBaby
          ? 'En el patio, sobre una cobija a la sombra y con gorro. Miren hojas y pájaros. Después, a lavarse las manos.'
          : `Juego libre en el patio: ${isToddler ? 'arena, pasto y pelotas' : 'correr, trepar, cavar'}. Gorros, sombra y agua para beber. Cuenten a los niños en la puerta, al salir y al entrar. Después, a lavarse las manos.`,
      }),
      tidy: ({ isOut, isToddler }) => ({
        title: isToddler ? 'A guardar' : 'Guardar y recordar',
        text: `${isOut ? 'Todo vuelve a la mochila, también la basura.' : 'Cada cosa vuelve a su lugar.'} ${isToddler ? 'Digan adiós a cada cosa.' : '¿Qué fue lo mejor?'}`,
      }),
    },
    way: {
      there: ({ isBaby, isClass }) => {
        if (isClass) {
          return {
            title: 'El camino de ida',
            text: 'Al patio o al parque en parejas, de la mano, con una persona adulta delante y otra al final. Cuenten a los niños al salir y al llegar.',
          }
        }
        return {
          title: 'El camino de ida',
          text: isBaby
            ? 'Al parque o al patio, en carriola o portabebés. Nombra lo que van pasando.'
            : 'Al parque, a los juegos o al patio, al paso de las piernas más pequeñas. ¿Qué ven por el camino?',
        }
      },
      back: ({ isClass, isBaby }) => ({
        title: 'El camino de vuelta',
        text: isClass
          ? 'Cuenten a los niños y regresen en parejas, por la sombra, con una persona adulta delante y otra al final.'
          : isBaby
            ? 'En carriola o portabebés, por la acera con sombra.'
            : 'Despacio, por la acera con sombra.',
      }),
    },
    freePlay: 'Juego libre',
    younger: 'Quien es menor:',
    older: 'Quien es mayor:',
    sunscreenAgain: {
      all: 'Otra vez protector solar.',
      some: 'Otra vez protector solar, desde los seis meses.',
      none: '',
    },
    part: (title, minutes, text) => `${title} (${minutes} min). ${text}`,
    inTheShade: 'A la sombra.',
    beginEarly: {
      'half-day': (from, or) => `Empiecen a más tardar a las ${from} o a las ${or}, fuera del sol más fuerte.`,
      'full-day': (from, or) =>
        `Empiecen a más tardar a las ${from}: de 11 de la mañana a ${or} solo hay cosas tranquilas, a la sombra o bajo techo.`,
    },
    quick: (things, activities) => [
      things > 0
        ? `Junten lo de la lista; luego vienen ${activities} actividades con pausas.`
        : `Sin nada que buscar: ${activities} actividades con pausas.`,
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
      gather: ({ isOut, isClass, isOne, hasThings, sunscreen }) => {
        if (!isOut && !hasThings) return { title: 'מכינים הכול', text: 'היום לא צריך להביא דבר. מפנים מקום לזוז.' }
        if (!isOut && isClass) return { title: 'מכינים הכול', text: 'לפני שהילדים מגיעים מכינים פעם אחת את כל מה שברשימה.' }
        if (!isOut) return { title: 'מכינים הכול', text: 'מביאים פעם אחת את כל מה שברשימה, כדי ששום דבר לא יקטע את המשחק.' }
        const sun = {
          all: isOne ? 'לפני שיוצאים מורחים קרם הגנה וחובשים כובע.' : 'לפני שיוצאים מורחים קרם הגנה וחובשים כובעים.',
          some: 'לפני שיוצאים חובשים כובעים, ומורחים קרם הגנה מגיל חצי שנה.',
          none: 'לפני שיוצאים חובשים כובע ולובשים שרוול ארוך וקל: קרם הגנה מתאים מגיל חצי שנה.',
        }
        return { title: 'אורזים', text: `מכניסים לתיק את מה שברשימה. ${isClass ? 'כולם הולכים לשירותים. ' : ''}${sun[sunscreen]}` }
      },
      circle: ({ isFromThree, isSchoolAge, isOut }) => {
        const plan = isOut ? 'לאן הולכים היום' : 'תוכנית היום'
        if (isSchoolAge) return { title: 'מפגש בוקר', text: `מברכים זה את זה. מי חסר? חדשות במשפט אחד לכל ילד, ואז ${plan}.` }
        return {
          title: 'מפגש בוקר',
          text: isFromThree
            ? `כולם במעגל: ברכה עם כל שם, מי חסר, מזג האוויר, ובשלוש תמונות – ${plan}.`
            : `כולם על השטיח: שיר בוקר טוב עם כל שם, ומשפט אחד – ${plan}.`,
        }
      },
      feed: ({ isClass }) => ({
        title: 'חיתול והאכלה',
        text: isClass
          ? 'חיתול נקי, ואחר כך שוטפים ידיים. האכלה כשתינוק מבקש, וחיבוק. שינה קודמת לכל תוכנית.'
          : 'חיתול נקי, ואחר כך שוטפים ידיים. האכלה כשהתינוק מבקש, וחיבוק. שינה קודמת לכל תוכנית.',
      }),
      change: ({ isOut, hasDiapers }) => ({
        title: hasDiapers ? 'חיתול ונשנוש' : 'סיר ונשנוש',
        text: `קודם ${hasDiapers ? 'חיתול או סיר' : 'סיר או שירותים'}, ואחר כך ${isOut ? 'מנקים ידיים במגבונים או במים ויושבים בצל' : 'שוטפים ידיים ויושבים'} לנשנש ולשתות מים.`,
      }),
      snack: ({ isOut, isClass }) => ({
        title: 'שירותים, נשנוש ומים',
        text: `${isClass ? 'הולכים לשירותים בקבוצות קטנות' : 'קודם שירותים'}, ואחר כך ${isOut ? 'מנקים ידיים במגבונים או במים ויושבים בצל' : 'שוטפים ידיים ויושבים'} לאכול ולשתות.`,
      }),
      lunch: ({ isOut, isOne, isClass }) => {
        if (isOut) {
          return {
            title: 'פיקניק',
            text: 'מנקים ידיים במגבונים או במים ואוכלים בנחת, בישיבה על השמיכה ובצל. שותים עוד לפני שצמאים.',
          }
        }
        const carries = isOne
          ? 'הילד או הילדה מביאים משהו לשולחן או מחזירים.'
          : isClass
            ? 'התורנים עורכים את השולחן.'
            : 'כל אחד מביא משהו לשולחן או מחזיר.'
        return { title: 'ארוחת צהריים', text: `שוטפים ידיים ואוכלים בנחת. ${carries}` }
      },
      sleep: ({ isOut, isClass, isClean }) => {
        const place = isOut
          ? 'בבית, או על שמיכה בצל עמוק עם מבוגר לידה: על הגב, בלי שום דבר ליד הפנים.'
          : isClass
            ? 'כל תינוק במיטה שלו: על הגב, בלי שום דבר נוסף במיטה, כל עוד הוא ישן.'
            : 'במיטת התינוק: על הגב, בלי שום דבר נוסף במיטה, כל עוד התינוק ישן.'
        return { title: 'שינה', text: isClean ? place : `קודם חיתול נקי. ${place}` }
      },
      nap: ({ isOut, isOne, hasDiapers, hasOlder }) => {
        const place = isOut ? 'אחר כך בבית, או על שמיכה בצל עמוק עם מבוגר לידה.' : 'אחר כך למקום הרגיל.'
        const awake = hasOlder ? '' : isOne ? ' לא נרדמים? מעיינים בספרים בשקט.' : ' מי שלא נרדם מעיין בספרים בשקט.'
        return { title: 'שנת צהריים', text: `קודם ${hasDiapers ? 'חיתול נקי' : 'סיר'}. ${place}${awake}` }
      },
      rest: ({ isOut, isClass, before }) => {
        if (before > 0) return { title: 'שעת סיפור', text: `קוראים ספר בקול${isOut ? ' בצל' : ''}, או מספרים סיפור בתורות, משפט אחד בכל תור.` }
        if (isOut) return { title: 'זמן שקט', text: 'שוכבים על השמיכה בצל, מסתכלים למעלה אל העלים או מקשיבים לסיפור.' }
        return {
          title: 'זמן שקט',
          text: isClass ? 'שוכבים על המזרנים ומקשיבים לסיפור או למוזיקה שקטה.' : 'שוכבים עם ספר או מקשיבים לסיפור, בלי מסך.',
        }
      },
      outdoors: ({ isBaby, isToddler }) => ({
        title: 'יוצאים החוצה',
        text: isBaby
          ? 'בחצר, על שמיכה בצל ועם כובע. מסתכלים על עלים ועל ציפורים. אחר כך שוטפים ידיים.'
          : `משחק חופשי בחצר: ${isToddler ? 'חול, דשא וכדורים' : 'לרוץ, לטפס, לחפור'}. כובעים, צל ומי שתייה. סופרים את הילדים בדלת, ביציאה ובכניסה. אחר כך שוטפים ידיים.`,
      }),
      tidy: ({ isOut, isToddler }) => {
        const title = isToddler ? (isOut ? 'אורזים' : 'מסדרים') : isOut ? 'אורזים ונזכרים' : 'מסדרים ונזכרים'
        const back = isOut ? 'הכול חוזר לתיק, גם האשפה.' : 'כל דבר חוזר למקומו.'
        return { title, text: `${back} ${isToddler ? 'אומרים שלום לכל דבר.' : 'מה היה הכי טוב?'}` }
      },
    },
    way: {
      there: ({ isBaby, isClass }) => {
        if (isClass) {
          return {
            title: 'הדרך לשם',
            text: 'לחצר או לפארק בזוגות, יד ביד, מבוגר מלפנים ומבוגר בסוף. סופרים את הילדים כשיוצאים וכשמגיעים.',
          }
        }
        return {
          title: 'הדרך לשם',
          text: isBaby
            ? 'לפארק או לחצר, בעגלה או במנשא. נותנים שם למה שרואים בדרך.'
            : 'לפארק, לגן השעשועים או לחצר, בקצב של הרגליים הכי קטנות. מה רואים בדרך?',
        }
      },
      back: ({ isClass, isBaby }) => ({
        title: 'הדרך חזרה',
        text: isClass
          ? 'סופרים את הילדים וחוזרים בזוגות, בצד המוצל, מבוגר מלפנים ומבוגר בסוף.'
          : isBaby
            ? 'בעגלה או במנשא, בצד המוצל של הרחוב.'
            : 'לאט, בצד המוצל של הרחוב.',
      }),
    },
    freePlay: 'משחק חופשי',
    younger: 'לקטן או לקטנה:',
    older: 'לגדול או לגדולה:',
    sunscreenAgain: {
      all: 'מורחים שוב קרם הגנה.',
      some: 'מורחים שוב קרם הגנה, מגיל חצי שנה.',
      none: '',
    },
    part: (title, minutes, text) => `${title} (${minutes} דק׳). ${text}`,
    inTheShade: 'בצל.',
    beginEarly: {
      'half-day': (from, or) => `התחילו עד ${from} או ב-${or}, מחוץ לשעות השמש החזקה.`,
      'full-day': (from, or) => `התחילו עד ${from}: בין 11:00 ל-${or} מתוכננים רק דברים רגועים, בצל עמוק או בבית.`,
    },
    quick: (things, activities) => [
      things > 0 ? `אספו את מה שברשימה, ואז באות ${activities} פעילויות עם הפסקות.` : `אין מה להביא: ${activities} פעילויות עם הפסקות.`,
      'שמרו על ההפסקות. פתחו כל פעילות כדי לראות את שלביה.',
      'החליפו מה שלא מתאים. מסדרים פעם אחת, בסוף.',
    ],
    easier: 'עשו כמה חלקים שנוח לכם: כל אחד עומד בפני עצמו, וגם יום קצר הוא יום טוב.',
  },
}

export function dayWords(language: Language): DayWords {
  return words[language]
}

/** The ages in months at which the wording of a pause changes. Our choice; sunscreen is for babies from six months of age (AAP). */
const BABY_UNDER_MONTHS = 12
const TODDLER_UNDER_MONTHS = 24
export const DIAPERS_UNDER_MONTHS = 30
const CIRCLE_WITH_PLAN_FROM_MONTHS = 36
const SCHOOL_AGE_FROM_MONTHS = 72
export const SUNSCREEN_FROM_MONTHS = 6

function wordingOf({ setting, people, youngestMonths, oldestMonths, older }: DayScene, { before, isClean, hasThings }: PauseAt): Wording {
  return {
    isOut: setting === 'outdoor',
    isOne: people === 'one',
    isClass: people === 'class',
    isBaby: youngestMonths < BABY_UNDER_MONTHS,
    isToddler: youngestMonths < TODDLER_UNDER_MONTHS,
    hasDiapers: youngestMonths < DIAPERS_UNDER_MONTHS,
    isFromThree: youngestMonths >= CIRCLE_WITH_PLAN_FROM_MONTHS,
    isSchoolAge: youngestMonths >= SCHOOL_AGE_FROM_MONTHS,
    sunscreen: sunscreenFor(youngestMonths, oldestMonths),
    hasOlder: older > 0,
    isClean,
    hasThings,
    before,
  }
}

function sunscreenFor(youngestMonths: number, oldestMonths: number): Wording['sunscreen'] {
  if (youngestMonths >= SUNSCREEN_FROM_MONTHS) return 'all'
  return oldestMonths >= SUNSCREEN_FROM_MONTHS ? 'some' : 'none'
}

/** Returns the title and text of a pause. */
export function pauseWords(pause: Exclude<Pause, 'free_play'>, scene: DayScene, at: PauseAt): TitledText {
  const { way, pauses } = words[scene.language]
  const write = pause === 'way' ? (at.isBack ? way.back : way.there) : pauses[pause]
  return write(wordingOf(scene, at))
}

/** Returns the sentence that asks for sunscreen again; empty if no child is old enough. */
export function sunscreenWords({ language, youngestMonths, oldestMonths }: DayScene): string {
  return words[language].sunscreenAgain[sunscreenFor(youngestMonths, oldestMonths)]
}

/** Returns the advice on when to begin a time outdoors of this length; undefined for an hour or two, which can avoid the sun anyway. */
export function beginWords(duration: ComposedDuration, minutes: number, language: Language): string | undefined {
  if (duration === '1-2hours') return undefined
  return words[language].beginEarly[duration](clockText(latestStart(duration, minutes), language), clockText(highSunEnds, language))
}
