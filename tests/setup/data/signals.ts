import type { Signal } from '#lib/domain/profiles/taste'

/** Makes signals of an instant, in milliseconds since 1970, in which nothing was done but what is said. */
export const signalAt =
  (at: number) =>
  (fields: Partial<Signal> = {}): Signal => ({
    tags: [],
    traits: [],
    feedback: null,
    reason: null,
    isSaved: false,
    isDone: false,
    isSkipped: false,
    at,
    ...fields,
  })
