import 'server-only'
import {
  activity,
  activityBatch,
  activityChange,
  activityPage,
  activityRequest,
  batchDone,
  batchStarted,
  publicActivity,
  sharedActivity,
} from '#lib/schemas/activities/activity'
import { savedPage } from '#lib/schemas/activities/saved'
import { exampleCard } from '#lib/server/platform/openapi/components/catalogue'
import { requestComponent, responseComponent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'
import { exampleWriting } from '#lib/server/platform/openapi/components/example-writing'

const facts = {
  id: exampleIds.activity,
  title: 'Catch My Shadow',
  description: 'Chase each other’s shadows over the grass and try to stamp on them.',
  durationMinutes: 20,
  ageMinMonths: 24,
  ageMaxMonths: 60,
  setting: 'outdoor',
  language: 'en',
  picture: ['sun', 'footprints'],
  scene: 'park',
} as const

const shared = {
  ...facts,
  picture: [...facts.picture],
  isBlurred: false,
  benefits: ['Watching the ground and running at once trains stopping, turning and looking ahead'],
  materialsNeeded: [],
  instructions: ['Go out to an open patch of grass and turn your backs to the sun.', 'Stamp on your child’s shadow and call "Got you!" Then swap.'],
  safetyNotes: ['Never look straight at the sun.'],
  difficulty: 'easy' as const,
  isFree: true,
  adaptations: [{ kind: 'easier' as const, ageMinMonths: 24, ageMaxMonths: 36, text: 'Stand still and let your child step on your shadow.' }],
  ...exampleWriting,
  groupPlan: {
    children: { min: 13, max: 25 },
    adults: 3,
    groups: 1,
    text: 'Half of the children chase, the other half are shadows. Swap after 5 minutes.',
    needsMoreAdults: false,
  },
  minutes: { prep: 0, play: 20, tidy: 0 },
  parts: [],
  beginsAt: null,
  source: 'library' as const,
  isSaved: false,
}

const own = {
  ...shared,
  batchId: exampleIds.batch,
  childId: exampleIds.child,
  groupId: null,
  childIds: [],
  because: ['running'],
  closeTo: null,
  feedback: null,
  reason: null,
  doneAt: null,
  status: 'new' as const,
  withheld: null,
  seenAt: null,
  fittingCount: null,
  isShared: false,
  journalEntryId: null,
  createdAt: EXAMPLE_INSTANT,
}

export const activitiesComponents = [
  requestComponent('ActivityRequest', activityRequest, {
    type: 'child',
    id: exampleIds.child,
    duration: '15-30min',
    location: 'outdoor',
    batchSize: 3,
  }),
  requestComponent('ActivityAction', activityChange, { action: 'dislike', reason: 'too_messy' }),
  responseComponent('PublicActivity', publicActivity, { ...facts, picture: [...facts.picture], isBlurred: true }),
  responseComponent('SharedActivity', sharedActivity, shared),
  responseComponent('Activity', activity, own),
  responseComponent('ActivityBatch', activityBatch, { batchId: exampleIds.batch, activities: [own] }),
  responseComponent('ActivityPage', activityPage, { activities: [own], pagination: { limit: 20, nextCursor: null, hasMore: false } }),
  responseComponent('SavedPage', savedPage, {
    activities: [
      { ...own, kind: 'own', isSaved: true, savedAt: EXAMPLE_INSTANT },
      { ...exampleCard, kind: 'catalogue', isSaved: true, savedAt: EXAMPLE_INSTANT, doneAt: null },
    ],
    pagination: { limit: 20, nextCursor: null, hasMore: false },
  }),
  responseComponent('BatchStarted', batchStarted, { batchId: exampleIds.batch }),
  responseComponent('BatchDone', batchDone, { count: 3, source: 'library' }),
]
