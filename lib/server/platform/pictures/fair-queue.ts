import 'server-only'
import { Problem } from '#lib/errors'

/** One task: its user, its estimated duration and its request. */
interface Work<T> {
  userId: string
  seconds: number
  signal: AbortSignal
  run: () => Promise<T>
}

interface Waiting {
  seconds: number
  begin: () => void
}

interface Line {
  waiting: Waiting[]
  /** Seconds of work done while the user was in the queue, starting at the least of the others. */
  used: number
}

/**
 * Runs one task at a time. Next is the first task of the user whose work took least so far, so that another user's many or slow tasks delay
 * a short one by only one task.
 * @param maxWaitingSeconds of work that one user may have in the queue; one task may always wait
 */
export function createFairQueue(maxWaitingSeconds: number) {
  /** Queues of users with running or waiting work, in order of arrival. */
  const lines = new Map<string, Line>()
  let isBusy = false

  /** @throws Problem rate_limited if the user has too much work in the queue; the signal's reason if the client disconnects before it begins */
  return async function inTurn<T>({ userId, seconds, signal, run }: Work<T>): Promise<T> {
    signal.throwIfAborted()
    const line = lines.get(userId) ?? { waiting: [], used: leastUsed() }
    lines.set(userId, line)
    if (isBusy) await turnIn(line, seconds, signal)
    else isBusy = true
    try {
      return await run()
    } finally {
      line.used += seconds
      beginNext()
    }
  }

  function beginNext() {
    for (const [userId, { waiting }] of lines) if (waiting.length === 0) lines.delete(userId)
    const [next] = [...lines.values()].sort((a, b) => a.used - b.used)
    const first = next?.waiting.shift()
    // Busy from here on: tasks that arrive before this one runs must wait.
    isBusy = first !== undefined
    first?.begin()
  }

  function leastUsed(): number {
    const all = [...lines.values()].map(({ used }) => used)
    return all.length > 0 ? Math.min(...all) : 0
  }

  function turnIn({ waiting }: Line, seconds: number, signal: AbortSignal): Promise<void> {
    const ahead = waiting.reduce((sum, one) => sum + one.seconds, 0)
    if (waiting.length > 0 && ahead + seconds > maxWaitingSeconds) throw new Problem('rate_limited', { retryAfterSeconds: Math.ceil(ahead) })
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(own), 1)
        reject(signal.reason)
      }
      const own: Waiting = {
        seconds,
        begin: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      waiting.push(own)
      signal.addEventListener('abort', leave)
    })
  }
}
