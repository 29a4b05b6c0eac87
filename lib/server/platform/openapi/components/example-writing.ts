import 'server-only'

/** Texts of the examples' activity next to its steps. */
export const exampleWriting = {
  quick: ['Turn your backs to the sun.', 'Stamp on your child’s shadow and call "Got you!"', 'Swap, and run.'],
  guidance: {
    say: ['Where did my shadow go?'],
    ask: ['How can you make yours small?'],
    watchFor: [
      { ageMinMonths: 24, ageMaxMonths: 60, works: 'Your child looks for the shadow before the foot comes down.', stop: 'Stop when faces get hot.' },
    ],
    why: [
      {
        text: 'Running, stopping and turning.',
        source: { name: 'Gross Motor (Head Start Early Learning Outcomes Framework)', url: 'https://headstart.gov/' },
      },
    ],
    nextDay: 'Play it early in the morning, when shadows are long.',
    needAdaptations: [{ needs: ['wheelchair' as const], text: 'Touch the shadow with a wheel.' }],
    group: null,
    partsByAge: [],
    drawing: null,
  },
}
