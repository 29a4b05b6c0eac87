/** The only sources that the "why" of an activity may cite. */

const ELOF = 'https://headstart.gov/school-readiness/article/head-start-early-learning-outcomes-framework'
const EYFS = 'https://www.gov.uk/government/publications/early-years-foundation-stage-framework--2'
const WHO_UNDER_5 = 'https://www.who.int/publications/i/item/9789241550536'
const WHO_ACTIVITY = 'https://www.who.int/publications/i/item/9789240015128'
const CDC_MILESTONES = 'https://www.cdc.gov/act-early/milestones/index.html'
const CDC_PARENTING = 'https://www.cdc.gov/child-development/positive-parenting-tips/index.html'

const elof = (subDomain: string) => ({ name: `${subDomain} (Head Start Early Learning Outcomes Framework)`, url: ELOF, upToMonths: 71 })
const eyfs = (goal: string) => ({ name: `${goal} (Early Years Foundation Stage, England)`, url: EYFS, upToMonths: 71 })

/** The name, address and upper age in months of each source, by id. */
export const learningSources = {
  'elof-self-regulation': elof('Emotional and Behavioral Self-Regulation'),
  'elof-executive-function': elof('Cognitive Self-Regulation (Executive Functioning)'),
  'elof-initiative-curiosity': elof('Initiative and Curiosity'),
  'elof-creativity': elof('Creativity'),
  'elof-relationships-adults': elof('Relationships with Adults'),
  'elof-relationships-children': elof('Relationships with Other Children'),
  'elof-emotional-functioning': elof('Emotional Functioning'),
  'elof-identity-belonging': elof('Sense of Identity and Belonging'),
  'elof-attending-understanding': elof('Attending and Understanding'),
  'elof-communicating-speaking': elof('Communicating and Speaking'),
  'elof-vocabulary': elof('Vocabulary'),
  'elof-emergent-literacy': elof('Emergent Literacy'),
  'elof-phonological-awareness': elof('Phonological Awareness'),
  'elof-print-alphabet': elof('Print and Alphabet Knowledge'),
  'elof-comprehension': elof('Comprehension and Text Structure'),
  'elof-writing': elof('Writing'),
  'elof-exploration-discovery': elof('Exploration and Discovery'),
  'elof-memory': elof('Memory'),
  'elof-problem-solving': elof('Reasoning and Problem-Solving'),
  'elof-emergent-mathematics': elof('Emergent Mathematical Thinking'),
  'elof-imitation-play': elof('Imitation and Symbolic Representation and Play'),
  'elof-counting': elof('Counting and Cardinality'),
  'elof-operations': elof('Operations and Algebraic Thinking'),
  'elof-measurement': elof('Measurement'),
  'elof-geometry': elof('Geometry and Spatial Sense'),
  'elof-scientific-inquiry': elof('Scientific Inquiry'),
  'elof-perception': elof('Perception'),
  'elof-gross-motor': elof('Gross Motor'),
  'elof-fine-motor': elof('Fine Motor'),
  'elof-health': elof('Health, Safety, and Nutrition'),
  'eyfs-listening': eyfs('Listening, Attention and Understanding'),
  'eyfs-speaking': eyfs('Speaking'),
  'eyfs-self-regulation': eyfs('Self-Regulation'),
  'eyfs-managing-self': eyfs('Managing Self'),
  'eyfs-relationships': eyfs('Building Relationships'),
  'eyfs-gross-motor': eyfs('Gross Motor Skills'),
  'eyfs-fine-motor': eyfs('Fine Motor Skills'),
  'eyfs-comprehension': eyfs('Comprehension'),
  'eyfs-word-reading': eyfs('Word Reading'),
  'eyfs-writing': eyfs('Writing'),
  'eyfs-number': eyfs('Number'),
  'eyfs-numerical-patterns': eyfs('Numerical Patterns'),
  'eyfs-past-present': eyfs('Past and Present'),
  'eyfs-people-cultures': eyfs('People, Culture and Communities'),
  'eyfs-natural-world': eyfs('The Natural World'),
  'eyfs-creating': eyfs('Creating with Materials'),
  'eyfs-imaginative': eyfs('Being Imaginative and Expressive'),
  /** Moving in many ways several times a day; tummy time of 30 minutes a day; when sitting, reading and telling stories. */
  'who-under-5': { name: 'Physical activity, sedentary behaviour and sleep for children under 5 (WHO, 2019)', url: WHO_UNDER_5, upToMonths: 59 },
  /** From 5 to 17: an average of 60 minutes a day; vigorous and strengthening ones on three days a week; less sitting. */
  'who-5-to-17': { name: 'Physical activity and sedentary behaviour (WHO, 2020)', url: WHO_ACTIVITY, upToMonths: 216 },
  'cdc-milestones': { name: 'Milestones from 2 months to 5 years (CDC, “Learn the Signs. Act Early.”)', url: CDC_MILESTONES, upToMonths: 71 },
  'cdc-parenting-tips': { name: 'Positive Parenting Tips, from birth to 17 years (CDC)', url: CDC_PARENTING, upToMonths: 216 },
} as const satisfies Record<string, { name: string; url: string; upToMonths: number }>
export type LearningSourceId = keyof typeof learningSources

/** Returns whether a text is the id of a source. */
export function isLearningSource(id: string): id is LearningSourceId {
  return Object.hasOwn(learningSources, id)
}
