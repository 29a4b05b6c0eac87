import type { FitCandidate, FitRequest } from '#lib/domain/activities/fit'
import { calculateTaste } from '#lib/domain/profiles/taste'

/** Builds a candidate that fits `fitRequest`: for 36 to 60 months, 45 minutes, indoors, without tags and materials. */
export const fitCandidate = (fields: Partial<FitCandidate> = {}): FitCandidate => ({
  id: 'a',
  categoryId: 'nature',
  settings: ['indoor'],
  places: [],
  durationMinutes: 45,
  ageMinMonths: 36,
  ageMaxMonths: 60,
  difficulty: 'medium',
  tags: [],
  traits: [],
  facts: null,
  circumstances: null,
  hasGroupText: false,
  partsByAge: [],
  materialIds: [],
  prepMinutes: null,
  tidyMinutes: null,
  ...fields,
})

/** Builds the request for a child of 48 months without interests, needs and history: 30 to 60 minutes indoors. */
export const fitRequest = (fields: Partial<FitRequest> = {}): FitRequest => ({
  ageMonths: 48,
  agesMonths: [48],
  minutes: { min: 30, max: 60 },
  setting: 'indoor',
  tags: [],
  needs: [],
  taste: calculateTaste([], 0),
  ...fields,
})
