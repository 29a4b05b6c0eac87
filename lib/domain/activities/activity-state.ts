/** A user's state for an activity. `isSaved`, `feedback` and `doneAt` are independent; `status` names the latest action. */

export const dislikeReasons = ['too_easy', 'too_hard', 'too_messy', 'too_long', 'no_materials', 'not_interested'] as const
export type DislikeReason = (typeof dislikeReasons)[number]

export const activityStatuses = ['new', 'liked', 'disliked', 'saved', 'skipped', 'done'] as const
type ActivityStatus = (typeof activityStatuses)[number]

export const feedbacks = ['liked', 'disliked'] as const
export type Feedback = (typeof feedbacks)[number]

export interface ActivityState {
  isSaved: boolean
  feedback: Feedback | null
  reason: DislikeReason | null
  /** An instant, ISO 8601. */
  doneAt: string | null
  status: ActivityStatus
  /** The time of the last action, ISO 8601. */
  reactedAt: string | null
}

export type StateAction = Reaction | { action: 'undo' }

type Reaction = { action: 'like' | 'save' | 'unsave' | 'skip' | 'done' } | { action: 'dislike'; reason?: DislikeReason | null | undefined }

/** A state and the state before the last action, which `undo` restores. */
export interface Remembered {
  state: ActivityState
  previous: ActivityState | null
}

/** The state before any action. */
export const freshState: ActivityState = { isSaved: false, feedback: null, reason: null, doneAt: null, status: 'new', reactedAt: null }

/**
 * Returns the state after an action at a time (ISO 8601). `undo` goes back one step; with nothing to undo it changes nothing. A
 * repeated action (a second tap) keeps the time and the undo step of the first.
 */
export function applyAction({ state, previous }: Remembered, action: StateAction, at: string): Remembered {
  if (action.action === 'undo') return { state: previous ?? state, previous: null }
  const next = { ...nextState(state, action, at), reactedAt: at }
  return isSame(state, next) ? { state, previous } : { state: next, previous: state }
}

function nextState(state: ActivityState, action: Reaction, at: string): ActivityState {
  switch (action.action) {
    case 'like':
      return { ...state, feedback: 'liked', reason: null, status: 'liked' }
    case 'dislike':
      return { ...state, feedback: 'disliked', reason: action.reason ?? null, status: 'disliked' }
    case 'save':
      return { ...state, isSaved: true, status: 'saved' }
    case 'unsave':
      return { ...state, isSaved: false, status: state.status === 'saved' ? statusWithoutSaving(state) : state.status }
    case 'skip':
      return { ...state, status: 'skipped' }
    case 'done':
      return { ...state, doneAt: at, status: 'done' }
  }
}

/** Returns the status after unsaving: done, else the feedback. */
function statusWithoutSaving({ doneAt, feedback }: ActivityState): ActivityStatus {
  return doneAt ? 'done' : (feedback ?? 'new')
}

/** Compares a state with the one before it. A second "done" counts as the same, even days later; new feedback changes the status. */
function isSame(a: ActivityState, b: ActivityState): boolean {
  return a.isSaved === b.isSaved && a.reason === b.reason && a.status === b.status
}
