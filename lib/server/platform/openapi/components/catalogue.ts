import 'server-only'
import {
  category,
  doInput,
  exploreAction,
  exploreActivity,
  exploreCard,
  explorePage,
  material,
  materialsAtHome,
  ratingInput,
} from '#lib/schemas/catalogue/explore'
import { answered, sent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'

const card = {
  id: exampleIds.catalogueActivity,
  categoryId: 'games',
  title: 'Catch My Shadow',
  description: 'Chase each other’s shadows over the grass and try to stamp on them.',
  thumbnailUrl: null,
  picture: ['sun', 'footprints'],
  isFree: true,
  price: null,
  isNew: false,
  isTrending: true,
  isSaved: false,
  rating: 4.5,
  ratingCount: 12,
  duration: 20,
  setting: 'outdoor' as const,
  ageMinMonths: 24,
  ageMaxMonths: 60,
  difficulty: 'easy' as const,
  materials: [{ id: 'chalk', name: 'Chalk', quantity: '1 piece' }],
  missing: null,
  createdAt: EXAMPLE_INSTANT,
}

export const catalogueComponents = [
  answered('Category', category, { id: 'games', name: 'Games', icon: 'game-die' }),
  answered('ExploreCard', exploreCard, card),
  answered('ExplorePage', explorePage, { activities: [card], pagination: { limit: 20, offset: 0, nextCursor: null, hasMore: false } }),
  answered('ExploreActivity', exploreActivity, {
    ...card,
    benefits: ['Watching the ground and running at once trains stopping, turning and looking ahead'],
    instructions: ['Go out to an open patch of grass and turn your backs to the sun.'],
    safetyNotes: ['Never look straight at the sun.'],
    easier: 'Stand still and let your child step on your shadow.',
    harder: 'Touch my shadow hand with your shadow hand.',
    elof: ['perceptual_motor_physical'],
    eyfs: ['physical'],
    allergens: [],
    ownRating: null,
  }),
  sent('ExploreAction', exploreAction, { action: 'save' }),
  sent('RatingInput', ratingInput, { rating: 5 }),
  sent('DoInput', doInput, { childId: exampleIds.child }),
  answered('Material', material, { id: 'chalk', name: 'Chalk', alsoCalled: ['sidewalk chalk'], allergens: [], substitutes: [] }),
  sent('MaterialsAtHomeInput', materialsAtHome, { materials: ['chalk', 'cardboard-box'] }),
  answered('MaterialsAtHome', materialsAtHome, { materials: ['chalk', 'cardboard-box'] }),
]
