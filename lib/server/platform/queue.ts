import 'server-only'

/** Maximum time in ms that one turn blocks others: a lost connection may stay undetected for minutes. */
const MAX_TURN_MS = 10_000

/** The end of each queue, by key. */
const lines = new Map<string, Promise<void>>()

/** A place in a queue. `begin` waits until all earlier places have ended, or were held for ten seconds. */
export interface QueuePlace {
  begin: () => Promise<void>
  /** Must always be called, even if `begin` was not. */
  end: () => void
}

export function createQueuePlace(key: string): QueuePlace {
  let timer: NodeJS.Timeout | undefined
  let end = () => {}
  return {
    begin: async () => {
      const before = lines.get(key)
      const own = new Promise<void>((resolve) => {
        end = () => {
          clearTimeout(timer)
          if (lines.get(key) === own) lines.delete(key)
          resolve()
        }
      })
      lines.set(key, own)
      await before
      timer = setTimeout(end, MAX_TURN_MS)
    },
    end: () => end(),
  }
}
