import 'server-only'
import type * as z from 'zod/mini'
import { needsByKind } from '#lib/domain/platform/vocabulary'
import { activityDraft, draftChange, draftInput, draftList } from '#lib/schemas/catalogue/activity-draft'
import {
  activityChange,
  activityInput,
  catalogueActivity,
  catalogueCategory,
  cataloguePage,
  catalogueRow,
  categoryChange,
  categoryInput,
  materialConfirmation,
  safetyCheck,
  safetyCheckInput,
  unconfirmedMaterials,
} from '#lib/schemas/catalogue/catalogue'
import { factProposals } from '#lib/schemas/catalogue/fact-proposals'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { exampleTexts } from '#lib/server/platform/openapi/components/catalogue-texts'
import { requestComponent, responseComponent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'

const name = { en: 'Garden', es: 'Jardín', he: 'גינה' }
const frame = { setting: 'outdoor', durationMinutes: 20, ageMinMonths: 24, ageMaxMonths: 60 } as const

const facts: z.input<typeof factsSchema> = {
  hazards: [{ code: 'direct_sun', at: ['card'], who: 'child' }],
  substances: [{ id: 'grass', use: 'touched' }],
  effort: {
    fits: ['seeks_movement', 'few_words'],
    fine: [...needsByKind.communication.slice(1), 'hands_need_help', 'hard_of_hearing', 'deaf', 'noise_sensitive', 'touch_sensitive'],
    hard: ['wheelchair', 'walking_aid', 'tires_quickly', 'low_vision', 'light_sensitive'],
    impossible: ['blind'],
  },
  given: ['sun'],
  acknowledged: [],
}

const written: z.input<typeof activityInput> = {
  ...frame,
  categoryId: 'games',
  difficulty: 'easy',
  picture: ['sun'],
  tags: ['light_shadow', 'running', 'observation'],
  elof: ['cognition'],
  eyfs: ['physical'],
  text: exampleTexts,
  facts,
}

const row = {
  ...frame,
  id: exampleIds.catalogueActivity,
  categoryId: 'games',
  title: exampleTexts.en.title,
  picture: ['sun'],
  isHidden: false,
  isDraft: false,
  replacesId: null,
  position: 0,
  version: 1,
}

const begun = { categoryId: 'games', text: { en: { title: 'Shadow play' } } }

export const catalogueAdminComponents = [
  responseComponent('CatalogueCategory', catalogueCategory, {
    id: 'garden',
    name,
    icon: 'sun',
    position: 3,
    isHidden: false,
    activityCount: 0,
    version: 1,
  }),
  requestComponent('CategoryInput', categoryInput, { id: 'garden', name, icon: 'sun' }),
  requestComponent('CategoryChange', categoryChange, { position: 0, version: 1 }),
  requestComponent('SafetyFactsInput', factsSchema, facts),
  responseComponent('SafetyFacts', factsSchema, facts),
  requestComponent('CatalogueActivityInput', activityInput, written),
  requestComponent('CatalogueActivityChange', activityChange, { isHidden: true, version: 1 }),
  requestComponent('ActivityDraftInput', draftInput, { content: begun }),
  requestComponent('ActivityDraftChange', draftChange, { content: begun, version: 1 }),
  responseComponent('ActivityDraft', activityDraft, {
    id: exampleIds.draft,
    content: begun,
    version: 1,
    createdAt: EXAMPLE_INSTANT,
    updatedAt: EXAMPLE_INSTANT,
  }),
  responseComponent('ActivityDrafts', draftList, [
    { id: exampleIds.draft, title: 'Shadow play', categoryId: 'games', picture: [], version: 1, updatedAt: EXAMPLE_INSTANT },
  ]),
  responseComponent('CatalogueRow', catalogueRow, row),
  responseComponent('CataloguePage', cataloguePage, { activities: [row], pagination: { limit: 20, offset: 0, hasMore: false } }),
  responseComponent('CatalogueActivity', catalogueActivity, {
    ...frame,
    id: row.id,
    categoryId: row.categoryId,
    picture: row.picture,
    isHidden: false,
    isDraft: false,
    replacesId: null,
    position: 0,
    difficulty: 'easy',
    priceUsd: null,
    tags: ['light_shadow', 'running', 'observation'],
    traits: ['active'],
    elof: ['cognition'],
    eyfs: ['physical'],
    materials: [],
    text: {
      en: { ...exampleTexts.en, group: null },
      es: { ...exampleTexts.es, group: null },
      he: { ...exampleTexts.he, group: null },
    },
    participation: { min: 2, max: 12, childrenPerAdult: 8 },
    requiredNotes: { en: ['Sun hat, shade and water to drink.'], es: ['Gorro, sombra y agua.'], he: ['כובע, צל ומים.'] },
    facts,
    proposedFacts: null,
    origin: null,
    factsBy: null,
    factsAt: null,
    createdAt: EXAMPLE_INSTANT,
    version: 1,
  }),
  responseComponent('UnconfirmedMaterials', unconfirmedMaterials, [
    { id: 'felt', name: { en: 'Felt', es: 'Fieltro', he: 'לבד' }, alsoCalled: null, allergens: [] },
  ]),
  requestComponent('MaterialConfirmation', materialConfirmation, { allergens: ['peanuts'] }),
  requestComponent('SafetyCheckInput', safetyCheckInput, { setting: 'outdoor', durationMinutes: 20, ageMinMonths: 24, text: exampleTexts, facts }),
  responseComponent('SafetyCheck', safetyCheck, {
    questions: [
      {
        language: 'en',
        field: 'text.en.safety_notes.0',
        word: 'look straight at the sun',
        hazard: 'sun_gazing',
        substance: null,
        isNever: false,
        isCovered: false,
      },
    ],
    blocked: [],
  }),
  responseComponent('FactProposals', factProposals, {
    hazards: [{ code: 'long_grass', at: [2], who: 'child', isUnsure: false }],
    substances: [{ id: 'grass', name: 'Grass', kind: 'plant', use: 'touched' }],
    impossibleFor: ['blind'],
    unknownSubstances: [],
    otherDangers: [],
    readLanguages: ['en', 'es', 'he'],
    unreadLanguages: [],
    isExamined: true,
  }),
]
