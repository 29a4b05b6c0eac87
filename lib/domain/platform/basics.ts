/** The short lists that every page uses. The long ones are separate, because the first load does not need them. */

export const languages = ['en', 'es', 'he'] as const
export type Language = (typeof languages)[number]

/** The roles that a user chooses. */
export const userTypes = ['parent', 'educator'] as const
export type UserType = (typeof userTypes)[number]

export const settings = ['indoor', 'outdoor'] as const
export type Setting = (typeof settings)[number]
