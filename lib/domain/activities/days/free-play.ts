/** The texts of free play, by age and setting. A time has at most as many free plays as there are texts. */
import type { DayScene } from '#lib/domain/activities/days/day-words'
import type { Language, Setting } from '#lib/domain/platform/basics'

/** A text, or one for a single child and one for several. */
type Text = string | { one: string; several: string }
type Texts = Record<Language, readonly Text[]>

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
          'Face to face: repeat each sound that your baby makes, and wait for the next one.',
          'A wooden spoon and a cloth to hold, shake and drop. Hand them back each time.',
        ],
        es: [
          'En una cobija en el piso, con dos o tres cosas que alcanzar. Acuéstate al lado de tu bebé y solo observa.',
          'Boca abajo, o en posición sentada con tu mano en la espalda. Tu bebé elige qué mirar y tú lo nombras.',
          'Un paseo por el cuarto en tus brazos. Detente donde se detengan los ojos de tu bebé.',
          'Cara a cara: repite cada sonido que haga tu bebé y espera el siguiente.',
          'Una cuchara de madera y una tela para tomar, sacudir y soltar. Devuélvelas cada vez.',
        ],
        he: [
          'על שמיכה על הרצפה, עם שניים או שלושה דברים שאפשר להושיט אליהם יד. שוכבים ליד התינוק ורק מתבוננים.',
          'על הבטן, או בישיבה עם יד שתומכת בגב. התינוק בוחר על מה להסתכל, ואתם נותנים לזה שם.',
          'סיור בחדר בידיים שלכם. עוצרים במקום שבו המבט של התינוק נעצר.',
          'פנים מול פנים: חוזרים על כל קול שהתינוק משמיע ומחכים לבא.',
          'כף עץ ובד להחזיק, לנער ולהפיל. מחזירים בכל פעם.',
        ],
      },
      outdoor: {
        en: [
          'On the blanket: leaves above, grass at the edge. Watch together, always within reach.',
          "In your arms along trees and bushes. Stop where your baby's eyes stop.",
          'Your baby lies, rolls or crawls on the blanket. Look at what the hands find before it goes into the mouth.',
          'A large leaf to look at in your hand: wave it, hide it behind your back, bring it back.',
          'Face to face on the blanket: repeat each sound that your baby makes, and wait for the next one.',
          'Sing the songs of home on the blanket, and clap two small hands to them.',
        ],
        es: [
          'En la cobija: hojas arriba, pasto en la orilla. Observen juntos, siempre al alcance de tu mano.',
          'En tus brazos, junto a árboles y arbustos. Detente donde se detengan los ojos de tu bebé.',
          'Tu bebé se recuesta, rueda o gatea en la cobija. Revisa lo que encuentran sus manos antes de que llegue a la boca.',
          'Una hoja grande para mirar en tu mano: agítala, escóndela detrás de ti, tráela de vuelta.',
          'Cara a cara en la cobija: repite cada sonido que haga tu bebé y espera el siguiente.',
          'Canten en la cobija las canciones de casa, con palmas de dos manos pequeñas.',
        ],
        he: [
          'על השמיכה: עלים מלמעלה, דשא מהצד. מתבוננים יחד, תמיד במרחק נגיעה.',
          'בידיים שלכם, ליד עצים ושיחים. עוצרים במקום שבו המבט של התינוק נעצר.',
          'התינוק שוכב, מתגלגל או זוחל על השמיכה. בודקים מה הידיים מוצאות לפני שזה מגיע לפה.',
          'עלה גדול להסתכל עליו ביד שלכם: מנופפים בו, מחביאים מאחורי הגב ומחזירים.',
          'פנים מול פנים על השמיכה: חוזרים על כל קול שהתינוק משמיע ומחכים לבא.',
          'שרים על השמיכה את השירים של הבית, ומוחאים כפיים בשתי ידיים קטנות.',
        ],
      },
    },
  },
  {
    belowMonths: 36,
    texts: {
      indoor: {
        en: [
          {
            one: 'A few toys on the floor. Sit nearby, and join in only when your child invites you.',
            several: 'A few toys on the floor. Sit nearby, and join in only when you are invited.',
          },
          {
            one: 'Cups, boxes and lids: open, fill and empty them, again and again.',
            several: 'Cups, boxes and lids: open, fill and empty them, enough for each to have some.',
          },
          'The best part so far, once more. Or none of it: a book, a cuddle, a look out of the window.',
          'Cushions, laps and corners: somewhere to climb onto, and somewhere to hide with you.',
          'A doll or a bear needs supper, a bath without water and a bed.',
        ],
        es: [
          {
            one: 'Unos pocos juguetes en el piso. Siéntate cerca y juega solo si tu hijo o tu hija te invita.',
            several: 'Unos pocos juguetes en el piso. Siéntate cerca y juega solo si te invitan.',
          },
          {
            one: 'Vasos, cajas y tapas: abrir, llenar y vaciar, una y otra vez.',
            several: 'Vasos, cajas y tapas: abrir, llenar y vaciar, con suficientes para cada quien.',
          },
          'Lo mejor hasta ahora, una vez más. O nada de eso: un libro, un abrazo, una mirada por la ventana.',
          'Cojines, piernas y rincones: algo adonde subirse y un lugar para esconderse contigo.',
          'Un muñeco o un oso necesita cena, un baño sin agua y una cama.',
        ],
        he: [
          {
            one: 'כמה צעצועים על הרצפה. יושבים קרוב, ומצטרפים רק כשהילד או הילדה מזמינים אתכם.',
            several: 'כמה צעצועים על הרצפה. יושבים קרוב, ומצטרפים רק כשמזמינים אתכם.',
          },
          {
            one: 'כוסות, קופסאות ומכסים: פותחים, ממלאים ומרוקנים, שוב ושוב.',
            several: 'כוסות, קופסאות ומכסים: פותחים, ממלאים ומרוקנים, ויש מספיק לכל אחד.',
          },
          'החלק הכי טוב עד עכשיו, עוד פעם. או משהו אחר לגמרי: ספר, חיבוק, מבט מהחלון.',
          'כריות, ברכיים ופינות: משהו לטפס עליו, ומקום להתחבא בו איתכם.',
          'בובה או דובי צריכים ארוחת ערב, אמבטיה בלי מים ומיטה.',
        ],
      },
      outdoor: {
        en: [
          {
            one: 'Sand, grass and a small slope: your child leads the way, and you stay within reach.',
            several: 'Sand, grass and a small slope: the little ones lead the way, and you stay within reach.',
          },
          {
            one: 'Watch ants, leaves and people from close by. Your child decides when to move on.',
            several: 'Watch ants, leaves and people from close by. The little ones decide when to move on.',
          },
          'Big leaves to gather, carry and give away.',
          'Sit close together and listen: which sound was near, and which one was far away?',
          'Walk along a line in the grass or around a tree, slowly, and back again.',
          'A pretend picnic with leaves on the blanket: pour, serve, wipe a mouth.',
        ],
        es: [
          {
            one: 'Arena, pasto y una pequeña pendiente: que guíe tu hijo o tu hija, y tú quédate al alcance de la mano.',
            several: 'Arena, pasto y una pequeña pendiente: que guíen los pequeños, y tú quédate al alcance de la mano.',
          },
          {
            one: 'Miren de cerca hormigas, hojas y gente. Tu hijo o tu hija decide cuándo seguir.',
            several: 'Miren de cerca hormigas, hojas y gente. Los pequeños deciden cuándo seguir.',
          },
          'Hojas grandes para juntar, llevar y regalar.',
          'Siéntense juntos y escuchen: ¿qué sonido estaba cerca y cuál lejos?',
          'Caminen despacio por una línea en el pasto o alrededor de un árbol, y de vuelta.',
          'Un pícnic de mentira con hojas en la cobija: servir, ofrecer, limpiar la boca.',
        ],
        he: [
          {
            one: 'חול, דשא ומדרון קטן: הילד או הילדה מובילים, ואתם נשארים במרחק נגיעה.',
            several: 'חול, דשא ומדרון קטן: הקטנים מובילים, ואתם נשארים במרחק נגיעה.',
          },
          {
            one: 'מסתכלים מקרוב על נמלים, עלים ואנשים. הילד או הילדה מחליטים מתי להמשיך.',
            several: 'מסתכלים מקרוב על נמלים, עלים ואנשים. הקטנים מחליטים מתי להמשיך.',
          },
          'עלים גדולים לאסוף, לסחוב ולחלק.',
          'יושבים צמודים ומקשיבים: איזה קול היה קרוב, ואיזה רחוק?',
          'הולכים לאט על קו בדשא או סביב עץ, ובחזרה.',
          'פיקניק בכאילו עם עלים על השמיכה: מוזגים, מגישים, מנגבים את הפה.',
        ],
      },
    },
  },
  {
    belowMonths: 72,
    texts: {
      indoor: {
        en: [
          {
            one: 'Your child chooses: building, drawing, pretending. Stay near, and help only when asked.',
            several: 'Each one chooses: building, drawing, pretending. Stay near, and help only when asked.',
          },
          'What was fun before may be played again, with new rules.',
          'Nothing is planned. A box, a blanket and some time are enough for an idea.',
          'A shop, a vet, a bus: something that grown-ups do, with toys from the shelf.',
        ],
        es: [
          {
            one: 'Tu hijo o tu hija elige: construir, dibujar, jugar a ser alguien. Quédate cerca y ayuda solo si te lo pide.',
            several: 'Cada quien elige: construir, dibujar, jugar a ser alguien. Quédate cerca y ayuda solo si te lo piden.',
          },
          'Lo que fue divertido se puede jugar otra vez, con reglas nuevas.',
          'No hay nada planeado. Una caja, una cobija y un rato bastan para una idea.',
          'Una tienda, una veterinaria, un autobús: algo que hacen los grandes, con juguetes de la repisa.',
        ],
        he: [
          {
            one: 'הילד או הילדה בוחרים: לבנות, לצייר, לשחק בכאילו. נשארים קרוב ועוזרים רק כשמבקשים.',
            several: 'כל אחד בוחר: לבנות, לצייר, לשחק בכאילו. נשארים קרוב ועוזרים רק כשמבקשים.',
          },
          'מה שהיה כיף אפשר לשחק שוב, עם חוקים חדשים.',
          'שום דבר לא מתוכנן. קופסה, שמיכה וקצת זמן מספיקים לרעיון.',
          'חנות, וטרינר, אוטובוס: משהו שמבוגרים עושים, עם צעצועים מהמדף.',
        ],
      },
      outdoor: {
        en: [
          {
            one: 'Your child chooses: sand, swings, a den. First agree how far is too far.',
            several: 'Each one chooses: sand, swings, a den. First agree how far is too far.',
          },
          'What was fun before may be played again, with new rules.',
          'Look for treasures: leaves, bark, shadows. The best ones get a name.',
          'Build a house of sticks and leaves for someone as small as a thumb.',
          'Draw in the sand or on the ground with a stick: a map of this place.',
          'Find three things that move, three that stay still, and one that nobody noticed before.',
        ],
        es: [
          {
            one: 'Tu hijo o tu hija elige: arena, columpios, una guarida. Antes acuerden hasta dónde se puede ir.',
            several: 'Cada quien elige: arena, columpios, una guarida. Antes acuerden hasta dónde se puede ir.',
          },
          'Lo que fue divertido se puede jugar otra vez, con reglas nuevas.',
          'Busquen tesoros: hojas, corteza, sombras. Los mejores reciben un nombre.',
          'Construyan con palitos y hojas una casa para alguien del tamaño de un pulgar.',
          'Dibujen con un palo en la arena o en la tierra: un mapa de este lugar.',
          'Encuentren tres cosas que se mueven, tres quietas y una que nadie había notado.',
        ],
        he: [
          {
            one: 'הילד או הילדה בוחרים: חול, נדנדות, מחבוא. קודם מסכמים עד לאן מותר ללכת.',
            several: 'כל אחד בוחר: חול, נדנדות, מחבוא. קודם מסכמים עד לאן מותר ללכת.',
          },
          'מה שהיה כיף אפשר לשחק שוב, עם חוקים חדשים.',
          'מחפשים אוצרות: עלים, קליפות עץ, צללים. הכי יפים מקבלים שם.',
          'בונים ממקלות ומעלים בית למישהו קטן כמו אגודל.',
          'מציירים במקל בחול או באדמה: מפה של המקום הזה.',
          'מוצאים שלושה דברים שזזים, שלושה שעומדים ואחד שאף אחד לא שם לב אליו קודם.',
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
          {
            one: 'Alone or together, without a screen. Boredom is allowed.',
            several: 'Together or side by side, without a screen. Boredom is allowed.',
          },
          'Make up a puzzle, a riddle or a secret code for somebody here.',
        ],
        es: [
          'No hay nada planeado: a leer, construir, dibujar o inventar un juego.',
          'Lo empezado se puede terminar o cambiar. Los adultos ayudan solo si se les pide.',
          {
            one: 'Por su cuenta o contigo, sin pantallas. Aburrirse está permitido.',
            several: 'Juntos o cada quien por su lado, sin pantallas. Aburrirse está permitido.',
          },
          'Inventen un acertijo, una adivinanza o un código secreto para alguien de aquí.',
        ],
        he: [
          'שום דבר לא מתוכנן: קוראים, בונים, מציירים או ממציאים משחק.',
          'מה שהתחיל קודם אפשר לסיים או לשנות. המבוגרים עוזרים רק כשמבקשים מהם.',
          { one: 'לבד או איתכם, בלי מסך. מותר להשתעמם.', several: 'ביחד או זה לצד זה, בלי מסך. מותר להשתעמם.' },
          'ממציאים חידה או צופן סודי למישהו שנמצא כאן.',
        ],
      },
      outdoor: {
        en: [
          {
            one: 'A game you invent. First agree how far is too far and which call means: come back.',
            several: 'A game you invent. First agree how far you may go and what calls everybody back.',
          },
          'What was fun before may be played again, with one new rule.',
          'Find the best spot around here, sit there and watch what moves.',
          'Build something from sticks, leaves and earth that is still here next time.',
          'Stay in one place for a while: what can you see, hear and smell from there?',
          'Invent a game with a ball or a stone in a chalk circle, and explain its rules to a stranger from the moon.',
        ],
        es: [
          {
            one: 'Un juego inventado. Antes acuerden hasta dónde se puede ir y qué señal quiere decir: vuelve.',
            several: 'Un juego inventado. Antes acuerden hasta dónde se puede ir y qué señal llama a todos.',
          },
          'Lo que fue divertido se puede jugar otra vez, con una regla nueva.',
          'Encuentren el mejor lugar de por aquí, siéntense y observen qué se mueve.',
          'Construyan con palos, hojas y tierra algo que siga aquí la próxima vez.',
          'Quédense un rato en un solo lugar: ¿qué se ve, qué se oye y qué se huele desde ahí?',
          'Inventen un juego con una pelota o una piedra en un círculo, y expliquen las reglas a alguien de la Luna.',
        ],
        he: [
          {
            one: 'משחק שממציאים. קודם מסכמים עד לאן מותר ללכת ואיזה סימן אומר: חוזרים.',
            several: 'משחק שממציאים. קודם מסכמים עד לאן מותר ללכת ואיזה סימן קורא לכולם לחזור.',
          },
          'מה שהיה כיף אפשר לשחק שוב, עם חוק חדש אחד.',
          'מוצאים את המקום הכי טוב בסביבה, מתיישבים ומסתכלים מה זז.',
          'בונים ממקלות, עלים ואדמה משהו שיהיה כאן גם בפעם הבאה.',
          'נשארים זמן מה במקום אחד: מה רואים, שומעים ומריחים ממנו?',
          'ממציאים משחק עם כדור או אבן בתוך עיגול, ומסבירים את החוקים לאורח מהירח.',
        ],
      },
    },
  },
]

/** The free play of a class from this age on: in corners, so that twenty children share the room. */
const CORNERS_FROM_MONTHS = 36
const classPlay: Record<Setting, Record<Language, readonly string[]>> = {
  indoor: {
    en: [
      'In corners: building, drawing, pretending, books. Four or five children in each, and they may change.',
      'Children choose a corner and a partner. Adults watch, and help only when asked.',
      'What was begun before may be finished, changed or shown to another child.',
      'Table games, puzzles and drawing for whoever wants quiet; the carpet for whoever wants to build.',
    ],
    es: [
      'En rincones: construir, dibujar, jugar a ser alguien, libros. Cuatro o cinco niños en cada uno, y se puede cambiar.',
      'Los niños eligen un rincón y con quién jugar. Los adultos observan y ayudan solo si se les pide.',
      'Lo empezado se puede terminar, cambiar o mostrar a alguien.',
      'Juegos de mesa, rompecabezas y dibujo para quien quiere calma; la alfombra para quien quiere construir.',
    ],
    he: [
      'בפינות: בנייה, ציור, משחק בכאילו, ספרים. ארבעה או חמישה ילדים בכל פינה, ואפשר להתחלף.',
      'הילדים בוחרים פינה ובן זוג למשחק. המבוגרים מתבוננים ועוזרים רק כשמבקשים.',
      'מה שהתחיל קודם אפשר לסיים, לשנות או להראות לילד אחר.',
      'משחקי שולחן, פאזלים וציור למי שרוצה שקט; השטיח למי שרוצה לבנות.',
    ],
  },
  outdoor: {
    en: [
      'First walk the border together: up to here. Then run, climb, dig; an adult stands where all can be seen.',
      'Sand, balls, sticks and leaves: children choose, and may change as often as they like.',
      'Two or three children build something together and show it to the others at the end.',
      'A treasure hunt by color: something brown, something green, something that is no color at all.',
      'What was fun before may be played again, with new rules.',
      'A place to sit and look for whoever is tired: books and paper on the blanket.',
    ],
    es: [
      'Primero recorran juntos el límite: hasta aquí. Luego, correr, trepar, cavar; un adulto se queda donde ve a todos.',
      'Arena, pelotas, palitos y hojas: los niños eligen y cambian cuando quieran.',
      'De dos en dos o de tres en tres construyen algo y al final lo muestran a los demás.',
      'Búsqueda por colores: algo café, algo verde, algo que no tenga ningún color.',
      'Lo que fue divertido se puede jugar otra vez, con reglas nuevas.',
      'Un lugar para sentarse a mirar si hay cansancio: libros y papel en la cobija.',
    ],
    he: [
      'קודם הולכים יחד לאורך הגבול: עד כאן. אחר כך רצים, מטפסים, חופרים; מבוגר עומד במקום שממנו רואים את כולם.',
      'חול, כדורים, מקלות ועלים: הילדים בוחרים ומתחלפים מתי שרוצים.',
      'שניים או שלושה ילדים בונים משהו יחד ומראים לאחרים בסוף.',
      'חיפוש לפי צבעים: משהו חום, משהו ירוק, משהו בלי צבע בכלל.',
      'מה שהיה כיף אפשר לשחק שוב, עם חוקים חדשים.',
      'מקום לשבת ולהסתכל למי שהתעייף: ספרים ונייר על השמיכה.',
    ],
  },
}

/** Returns the texts of free play in this scene, in their order. */
export function freePlayTexts({ youngestMonths, setting, language, people }: DayScene): string[] {
  if (people === 'class' && youngestMonths >= CORNERS_FROM_MONTHS) return [...classPlay[setting][language]]
  const texts = freePlays.find(({ belowMonths }) => youngestMonths < belowMonths)?.texts[setting][language] ?? []
  return texts.map((text) => (typeof text === 'string' ? text : people === 'one' ? text.one : text.several))
}
