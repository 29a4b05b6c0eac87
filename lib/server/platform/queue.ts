import 'server-only'

/** How long one turn keeps others waiting at most, ms: a line that was lost in the middle of sending is not heard of for minutes. */
const LONGEST_MS = 10_000

/** The end of each line: of those who take turns under one key. */
const lines = new Map<string, Promise<void>>()

/** A place in a line, taken with `begin`, which waits until all who came before have ended theirs, or have had it for ten seconds. */
export interface QueuePlace {
  begin: () => Promise<void>
  /** To be called in any case, also where it never began. */
  end: () => void
}

export function queuePlace(key: string): QueuePlace {
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
      timer = setTimeout(end, LONGEST_MS)
    },
    end: () => end(),
  }
}
