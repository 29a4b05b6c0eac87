/** The English texts of a composed time. */
import { type DayWords, joinTitles } from '#lib/domain/activities/days/day-words'

export const english: DayWords = {
  title: {
    '1-2hours': (first, more) => `${first} and ${more} More`,
    'half-day': (first, more) => `Half a Day: ${first} and ${more} More`,
    'full-day': (first, more) => `A Whole Day: ${first} and ${more} More`,
  },
  description: (titles, more) => {
    const named = joinTitles('en', more > 0 ? [...titles, `${more} more`] : titles)
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
        text: isClass ? 'Lie down on the mats and listen to a story or soft music.' : 'Lie down with a book or listen to a story, without a screen.',
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
    'full-day': (from) => `Begin by ${from}: while the sun is strongest, only what is calm is planned, in deep shade or indoors.`,
  },
  quick: (things, activities) => [
    things > 0
      ? `Fetch what is on the list; then come ${activities} activities with breaks.`
      : `Nothing to fetch: ${activities} activities with breaks.`,
    'Take the breaks as they come; open an activity for its steps.',
    'Swap what does not suit. Tidy up once, at the end.',
  ],
  easier: 'Do as many parts as you like: each stands on its own, and a short day is a good day.',
}
