/** The kinds of places, named as in the API and the database. */
export const placeCategories = ['playground', 'hiking', 'park', 'water_fun', 'other'] as const
export type PlaceCategory = (typeof placeCategories)[number]

export const priceLevels = ['free', '$', '$$', '$$$'] as const
export type PriceLevel = (typeof priceLevels)[number]

export const wheelchairAccess = ['yes', 'limited', 'no'] as const
export type WheelchairAccess = (typeof wheelchairAccess)[number]

export const dogRules = ['yes', 'leashed', 'no'] as const
export type DogRule = (typeof dogRules)[number]

/** Ground surfaces. */
export const surfaces = ['grass', 'sand', 'woodchips', 'rubber', 'gravel', 'paved', 'earth'] as const
export type Surface = (typeof surfaces)[number]

export const openStates = ['open', 'closed', 'unknown'] as const
export type OpenState = (typeof openStates)[number]

export const correctionKinds = ['closed_for_good', 'wrong_hours', 'wrong_place', 'other'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

/** The states of a correction. */
export const correctionStates = ['open', 'accepted', 'dismissed'] as const
export type CorrectionState = (typeof correctionStates)[number]

/** The reasons why a place was removed. */
export const removalReasons = ['closed_for_good', 'deleted'] as const
export type RemovalReason = (typeof removalReasons)[number]

/** Degrees; east and north are positive. */
export interface Position {
  latitude: number
  longitude: number
}

/** The initial position of the map if the user's position is unknown: New Orleans. */
export const defaultPosition: Position = { latitude: 29.9511, longitude: -90.0715 }
