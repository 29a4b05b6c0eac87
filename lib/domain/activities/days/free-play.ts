/** The texts of free play, by age and setting. A whole day has at most as many free plays as there are texts. */
import type { Language, Setting } from '#lib/domain/platform/basics'

type Texts = Record<Language, readonly string[]>

interface FreePlay {
  /** The age in months below which the texts apply. */
  belowMonths: number
  texts: Record<Setting, Texts>
}

const freePlays: readonly FreePlay[] = [
  {
    belowMonths: 12,
    texts: {
      indoor: {
        en: [
          'On a blanket on the floor, with two or three things to reach for. Lie down next to your baby and only watch.',
          'On the tummy, or sitting with your hand behind the back. Your baby chooses what to look at, and you name it.',
          "A tour of the room in your arms. Stop where your baby's eyes stop.",
        ],
        es: [
          'En una cobija en el piso, con dos o tres cosas que alcanzar. Acuéstate al lado de tu bebé y solo observa.',
          'Boca abajo, o en posición sentada con tu mano en la espalda. Tu bebé elige qué mirar y tú lo nombras.',
          'Un paseo por el cuarto en tus brazos. Detente donde se detengan los ojos de tu bebé.',
        ],
        he: [
          'על שמיכה על הרצפה, עם שניים או שלושה דברים שאפשר להושיט אליהם יד. שוכבים ליד התינוק ורק מתבוננים.',
          'על הבטן, או בישיבה עם יד שתומכת בגב. התינוק בוחר על מה להסתכל, ואתם נותנים לזה שם.',
          'סיור בחדר בידיים שלכם. עוצרים במקום שבו המבט של התינוק נעצר.',
        ],
      },
      outdoor: {
        en: [
          'On the blanket: leaves above, grass at the edge. Watch together, always within reach.',
          "In your arms along trees and bushes. Stop where your baby's eyes stop.",
          'Your baby lies, rolls or crawls on the blanket. Look at what the hands find before it goes into the mouth.',
        ],
        es: [
          'En la cobija: hojas arriba, pasto en la orilla. Observen juntos, siempre al alcance de tu mano.',
          'En tus brazos, junto a árboles y arbustos. Detente donde se detengan los ojos de tu bebé.',
          'Tu bebé se recuesta, rueda o gatea en la cobija. Revisa lo que encuentran sus manos antes de que llegue a la boca.',
        ],
        he: [
          'על השמיכה: עלים מלמעלה, דשא מהצד. מתבוננים יחד, תמיד במרחק נגיעה.',
          'בידיים שלכם, ליד עצים ושיחים. עוצרים במקום שבו המבט של התינוק נעצר.',
          'התינוק שוכב, מתגלגל או זוחל על השמיכה. בודקים מה הידיים מוצאות לפני שזה מגיע לפה.',
        ],
      },
    },
  },
  {
    belowMonths: 36,
    texts: {
      indoor: {
        en: [
          'A few toys on the floor. Sit nearby, and join in only when you are invited.',
          'Cups, boxes and lids: open, fill and empty them as often as they like.',
          'The best part so far, once more. Or none of it: a book, a cuddle, a look out of the window.',
          'Cushions, laps and corners: somewhere to climb onto, and somewhere to hide with you.',
        ],
        es: [
          'Unos pocos juguetes en el piso. Siéntate cerca y juega solo si te invitan.',
          'Vasos, cajas y tapas: abrir, llenar y vaciar las veces que quieran.',
          'Lo mejor hasta ahora, una vez más. O nada de eso: un libro, un abrazo, una mirada por la ventana.',
          'Cojines, piernas y rincones: algo adonde subirse y un lugar para esconderse contigo.',
        ],
        he: [
          'כמה צעצועים על הרצפה. יושבים קרוב, ומצטרפים רק כשמזמינים אתכם.',
          'כוסות, קופסאות ומכסים: פותחים, ממלאים ומרוקנים, כמה פעמים שרוצים.',
          'החלק הכי טוב עד עכשיו, עוד פעם. או משהו אחר לגמרי: ספר, חיבוק, מבט מהחלון.',
          'כריות, ברכיים ופינות: משהו לטפס עליו, ומקום להתחבא בו איתכם.',
        ],
      },
      outdoor: {
        en: [
          'Sand, grass and a small slope: they lead the way, and you stay within reach.',
          'Watch ants, leaves and people from close by. They decide when to move on.',
          'Big leaves to gather, carry and give away, as often as they like.',
          'Sit close together and listen: which sound was near, and which one was far away?',
        ],
        es: [
          'Arena, pasto y una pequeña pendiente: que guíen ellos, y tú quédate al alcance de la mano.',
          'Miren de cerca hormigas, hojas y gente. Los pequeños deciden cuándo seguir.',
          'Hojas grandes para juntar, llevar y regalar, las veces que quieran.',
          'Siéntense juntos y escuchen: ¿qué sonido estaba cerca y cuál lejos?',
        ],
        he: [
          'חול, דשא ומדרון קטן: הקטנים מובילים, ואתם נשארים במרחק נגיעה.',
          'מסתכלים מקרוב על נמלים, עלים ואנשים. הקטנים מחליטים מתי להמשיך.',
          'עלים גדולים לאסוף, לסחוב ולחלק, כמה פעמים שרוצים.',
          'יושבים צמודים ומקשיבים: איזה קול היה קרוב, ואיזה רחוק?',
        ],
      },
    },
  },
  {
    belowMonths: 72,
    texts: {
      indoor: {
        en: [
          'Everybody chooses: building, drawing, pretending. Stay near, and help only when asked.',
          'What was fun before may be played again, with new rules.',
          'Nothing is planned. Good ideas come when nobody has one.',
        ],
        es: [
          'Cada quien elige: construir, dibujar, jugar a ser alguien. Quédate cerca y ayuda solo si te lo piden.',
          'Lo que fue divertido se puede jugar otra vez, con reglas nuevas.',
          'No hay nada planeado. Las buenas ideas llegan cuando nadie tiene ninguna.',
        ],
        he: [
          'כל אחד בוחר: לבנות, לצייר, לשחק בכאילו. נשארים קרוב ועוזרים רק כשמבקשים.',
          'מה שהיה כיף אפשר לשחק שוב, עם חוקים חדשים.',
          'שום דבר לא מתוכנן. רעיונות טובים באים כשאין לאף אחד רעיון.',
        ],
      },
      outdoor: {
        en: [
          'Everybody chooses: sand, swings, a den. First agree how far is too far.',
          'What was fun before may be played again, with new rules.',
          'Look for treasures: leaves, bark, shadows. The best ones get a name.',
        ],
        es: [
          'Cada quien elige: arena, columpios, una guarida. Antes acuerden hasta dónde se puede ir.',
          'Lo que fue divertido se puede jugar otra vez, con reglas nuevas.',
          'Busquen tesoros: hojas, corteza, sombras. Los mejores reciben un nombre.',
        ],
        he: [
          'כל אחד בוחר: חול, נדנדות, מחבוא. קודם מסכמים עד לאן מותר ללכת.',
          'מה שהיה כיף אפשר לשחק שוב, עם חוקים חדשים.',
          'מחפשים אוצרות: עלים, קליפות עץ, צללים. הכי יפים מקבלים שם.',
        ],
      },
    },
  },
  {
    belowMonths: Number.POSITIVE_INFINITY,
    texts: {
      indoor: {
        en: [
          'Nothing is planned: read, build, draw, or invent a game.',
          'What was begun before may be finished or changed. Adults help only when asked.',
          'Together or side by side, without a screen. Boredom is allowed.',
        ],
        es: [
          'No hay nada planeado: lean, construyan, dibujen o inventen un juego.',
          'Lo empezado se puede terminar o cambiar. Los adultos ayudan solo si se lo piden.',
          'Juntos o cada quien por su lado, sin pantallas. Aburrirse está permitido.',
        ],
        he: [
          'שום דבר לא מתוכנן: קוראים, בונים, מציירים או ממציאים משחק.',
          'מה שהתחיל קודם אפשר לסיים או לשנות. המבוגרים עוזרים רק כשמבקשים מהם.',
          'ביחד או זה לצד זה, בלי מסך. מותר להשתעמם.',
        ],
      },
      outdoor: {
        en: [
          'A game you invent. First agree how far you may go and what calls everybody back.',
          'What was fun before may be played again, with one new rule.',
          'Find the best spot around here, sit there and watch what moves.',
        ],
        es: [
          'Un juego inventado. Antes acuerden hasta dónde se puede ir y qué señal llama a todos.',
          'Lo que fue divertido se puede jugar otra vez, con una regla nueva.',
          'Encuentren el mejor lugar de por aquí, siéntense y observen qué se mueve.',
        ],
        he: [
          'משחק שממציאים. קודם מסכמים עד לאן מותר ללכת ואיזה סימן קורא לכולם לחזור.',
          'מה שהיה כיף אפשר לשחק שוב, עם חוק חדש אחד.',
          'מוצאים את המקום הכי טוב בסביבה, מתיישבים ומסתכלים מה זז.',
        ],
      },
    },
  },
]

export interface FreePlayFor {
  /** The youngest child's age. */
  ageMonths: number
  setting: Setting
  language: Language
}

/** Returns the text of the free play with this number in a time, from 0. */
export function freePlayText({ ageMonths, setting, language }: FreePlayFor, number: number): string {
  const texts = freePlays.find(({ belowMonths }) => ageMonths < belowMonths)?.texts[setting][language] ?? []
  return texts[number % texts.length] ?? ''
}
