import type { Signal } from '#lib/domain/profiles/taste'

/** Returns a factory of signals at this instant (milliseconds since 1970); unset fields mean no action. */
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
