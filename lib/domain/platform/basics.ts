/** The short lists that every page goes by, apart from the long ones: what the browser loads first has no use for those. */

export const languages = ['en', 'es', 'he'] as const
export type Language = (typeof languages)[number]

/** Whom somebody is here for. */
export const userTypes = ['parent', 'educator'] as const
export type UserType = (typeof userTypes)[number]

export const settings = ['indoor', 'outdoor'] as const
export type Setting = (typeof settings)[number]
