/**
 * A timer of a step, by the clock and not by counting, so that it goes on while the screen is left. While it runs, the instant of its end
 * in milliseconds since 1970; while it is paused, the milliseconds left.
 */
export type Timer = { endsAt: number } | { leftMs: number }

/** Returns a timer that has not been started. */
export function newTimer(seconds: number): Timer {
  return { leftMs: seconds * 1000 }
}

/** Returns the milliseconds left, at least 0. */
export function leftMs(timer: Timer, now: number): number {
  return 'leftMs' in timer ? timer.leftMs : Math.max(0, timer.endsAt - now)
}

export function startTimer(timer: Timer, now: number): Timer {
  return 'endsAt' in timer ? timer : { endsAt: now + timer.leftMs }
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return { leftMs: leftMs(timer, now) }
}

/** Writes a timer for the browser's storage. */
export function timerToText(timer: Timer): string {
  return 'endsAt' in timer ? `ends ${timer.endsAt}` : `left ${timer.leftMs}`
}

/** Reads a stored timer; undefined for anything else. */
export function timerFromText(text: string): Timer | undefined {
  const [, kind, number] = /^(ends|left) (\d+)$/.exec(text) ?? []
  if (number === undefined) return undefined
  return kind === 'ends' ? { endsAt: Number(number) } : { leftMs: Number(number) }
}

/** Formats a time as on a clock, such as 5:00. A started second counts as whole, so that it ends when it shows 0:00. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
