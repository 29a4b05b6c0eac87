import { facts } from './facts.ts'

const steps = {
  en: ['Spread a blanket on the floor.', 'Sit down side by side.', 'Say one kind word each.', 'Fold the blanket together.'],
  es: ['Extiende una manta en el suelo.', 'Siéntense lado a lado.', 'Digan una palabra amable.', 'Doblen la manta en equipo.'],
  he: ['פורסים שמיכה על הרצפה.', 'יושבים זה לצד זה.', 'אומרים מילה טובה.', 'מקפלים את השמיכה ביחד.'],
}

/** Returns all texts of an activity in one language; no safety rule refuses them. */
export function textIn(language: keyof typeof steps, title: string) {
  const [one = '', two = ''] = steps[language]
  return { title, description: one, benefits: [one, two], instructions: steps[language], safety_notes: [two], easier: one, harder: two }
}

/** Returns the request body of a catalogue activity. */
export function activityBody(fields: Record<string, unknown> = {}) {
  return {
    category_id: 'quiet-time',
    setting: 'indoor',
    duration_minutes: 20,
    age_min_months: 24,
    age_max_months: 96,
    difficulty: 'easy',
    picture: ['kite', 'teddy-bear'],
    tags: ['mindfulness', 'listening', 'emotions'],
    elof: ['social_emotional'],
    eyfs: ['personal_social_emotional'],
    text: { en: textIn('en', 'Kind words'), es: textIn('es', 'Palabras amables'), he: textIn('he', 'מילים טובות') },
    facts: facts(),
    ...fields,
  }
}
