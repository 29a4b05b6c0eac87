import 'server-only'
import {
  cardPage,
  category,
  exploreAction,
  exploreActivity,
  exploreCard,
  explorePage,
  material,
  materialsAtHome,
  ratingInput,
} from '#lib/schemas/catalogue/explore'
import { recipientInput } from '#lib/schemas/profiles/recipient'
import { requestComponent, responseComponent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'
import { exampleWriting } from '#lib/server/platform/openapi/components/example-writing'

export const exampleCard = {
  id: exampleIds.catalogueActivity,
  categoryId: 'games',
  title: 'Catch My Shadow',
  description: 'Chase each other’s shadows over the grass and try to stamp on them.',
  thumbnailUrl: null,
  picture: ['sun', 'footprints'],
  scene: 'park' as const,
  isFree: true,
  price: null,
  isNew: false,
  isTrending: true,
  isSaved: false,
  rating: 4.5,
  ratingCount: 12,
  duration: 20,
  setting: 'outdoor' as const,
  settings: ['outdoor' as const],
  ageMinMonths: 24,
  ageMaxMonths: 60,
  difficulty: 'easy' as const,
  elof: ['perceptual_motor_physical' as const],
  eyfs: ['physical' as const],
  materials: [{ id: 'chalk', name: 'Chalk', quantity: '1 piece' }],
  missing: null,
  createdAt: EXAMPLE_INSTANT,
}

const examplePage = { activities: [exampleCard], pagination: { limit: 20, offset: 0, nextCursor: null, hasMore: false } }

export const catalogueComponents = [
  responseComponent('Category', category, { id: 'games', name: 'Games', icon: 'game-die' }),
  responseComponent('ExploreCard', exploreCard, exampleCard),
  responseComponent('CardPage', cardPage, examplePage),
  responseComponent('ExplorePage', explorePage, {
    ...examplePage,
    understood: [{ typed: 'outside', name: 'outdoors', rest: 'shadows' }],
    widened: null,
    unmatched: ['trampoline'],
    otherAgesFrom: null,
  }),
  responseComponent('ExploreActivity', exploreActivity, {
    ...exampleCard,
    benefits: ['Watching the ground and running at once trains stopping, turning and looking ahead'],
    instructions: ['Go out to an open patch of grass and turn your backs to the sun.'],
    safetyNotes: ['Never look straight at the sun.'],
    easier: 'Stand still and let your child step on your shadow.',
    harder: 'Touch my shadow hand with your shadow hand.',
    ...exampleWriting,
    minutes: { prep: 0, play: 20, tidy: 0 },
    places: ['park', 'yard'],
    occasions: [],
    circumstances: {
      participants: { min: 1, max: 4 },
      childrenPerAdult: 4,
      energy: 2,
      mess: 0,
      noise: 1,
      weather: { warmestC: 28, coldestC: 5 },
    },
    allergens: [],
    ownRating: null,
  }),
  requestComponent('ExploreAction', exploreAction, { action: 'save' }),
  requestComponent('RatingInput', ratingInput, { rating: 5 }),
  requestComponent('RecipientInput', recipientInput, { childId: exampleIds.child }),
  responseComponent('Material', material, { id: 'chalk', name: 'Chalk', alsoCalled: ['sidewalk chalk'], allergens: [], substitutes: [] }),
  requestComponent('MaterialsAtHomeInput', materialsAtHome, { materials: ['chalk', 'cardboard-box'] }),
  responseComponent('MaterialsAtHome', materialsAtHome, { materials: ['chalk', 'cardboard-box'] }),
]
