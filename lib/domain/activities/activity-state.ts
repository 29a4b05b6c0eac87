/** What a person has done with an activity. `isSaved`, `feedback` and `doneAt` are independent; `status` names the latest thing done. */

export const dislikeReasons = ['too_easy', 'too_hard', 'too_messy', 'too_long', 'no_materials', 'not_interested'] as const
export type DislikeReason = (typeof dislikeReasons)[number]

export const activityStatuses = ['new', 'liked', 'disliked', 'saved', 'skipped', 'done'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

export const feedbacks = ['liked', 'disliked'] as const
export type Feedback = (typeof feedbacks)[number]

export interface ActivityState {
  isSaved: boolean
  feedback: Feedback | null
  reason: DislikeReason | null
  /** An instant, ISO 8601. */
  doneAt: string | null
  status: ActivityStatus
  /** When something was last done with it, ISO 8601. */
  reactedAt: string | null
}

export type StateAction =
  | { action: 'like' | 'save' | 'unsave' | 'skip' | 'done' | 'undo' }
  | { action: 'dislike'; reason?: DislikeReason | null | undefined }

/** A state, and the one before the last action: what `undo` goes back to. */
export interface Remembered {
  state: ActivityState
  previous: ActivityState | null
}

/** Nothing done yet. */
export const freshState: ActivityState = { isSaved: false, feedback: null, reason: null, doneAt: null, status: 'new', reactedAt: null }

/**
 * The state after an action at an instant (ISO 8601). `undo` goes back one step and no further, as if what is undone had
 * never been; with nothing to undo it changes nothing. An action that changes nothing (a second tap) leaves alone what undo
 * would go back to, and when the last one was.
 */
export function applyAction({ state, previous }: Remembered, action: StateAction, at: string): Remembered {
  if (action.action === 'undo') return { state: previous ?? state, previous: null }
  const next = { ...nextState(state, action, at), reactedAt: at }
  return isSame(state, next) ? { state, previous } : { state: next, previous: state }
}

function nextState(state: ActivityState, action: StateAction, at: string): ActivityState {
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
      // A second tap, even days later, is no second time: undo goes back to before the first.
      return state.status === 'done' ? state : { ...state, doneAt: at, status: 'done' }
    case 'undo':
      return state
  }
}

/** What still holds once the saving is taken back: that it was done, else what was thought of it. */
function statusWithoutSaving({ doneAt, feedback }: ActivityState): ActivityStatus {
  return doneAt ? 'done' : (feedback ?? 'new')
}

function isSame(a: ActivityState, b: ActivityState): boolean {
  return a.isSaved === b.isSaved && a.feedback === b.feedback && a.reason === b.reason && a.doneAt === b.doneAt && a.status === b.status
}
