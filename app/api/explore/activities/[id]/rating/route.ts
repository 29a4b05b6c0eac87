import { exploreActivity, ratingInput } from '#lib/schemas/catalogue/explore'
import { rateActivity } from '#lib/server/catalogue/ratings'
import { route } from '#lib/server/platform/http/route'

export const PUT = route({ title: 'Rate an activity', body: ratingInput, responseSchema: exploreActivity }, ({ user, params, body, language }) =>
  rateActivity(user, params.id, body.rating, language),
)
