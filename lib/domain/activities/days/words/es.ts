/** The Spanish texts of a composed time. */
import { type DayWords, joinTitles } from '#lib/domain/activities/days/day-words'

export const spanish: DayWords = {
  title: {
    '1-2hours': (first, more) => `${first} y ${more} más`,
    'half-day': (first, more) => `Medio día: ${first} y ${more} más`,
    'full-day': (first, more) => `Un día entero: ${first} y ${more} más`,
  },
  description: (titles, more) => {
    const named = joinTitles('es', more > 0 ? [...titles, `${more} más`] : titles)
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
    'full-day': (from) => `Empiecen a más tardar a las ${from}: cuando el sol es más fuerte solo hay cosas tranquilas, a la sombra o bajo techo.`,
  },
  quick: (things, activities) => [
    things > 0
      ? `Junten lo de la lista; luego vienen ${activities} actividades con pausas.`
      : `Sin nada que buscar: ${activities} actividades con pausas.`,
    'Respeten las pausas; abre cada actividad para ver sus pasos.',
    'Cambia lo que no les quede bien. Se guarda una vez, al final.',
  ],
  easier: 'Hagan las partes que quieran: cada una vale por sí sola, y un día corto también es un buen día.',
}
