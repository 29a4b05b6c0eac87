import 'server-only'

/** The end of each line: of those who take turns under one key. */
const lines = new Map<string, Promise<void>>()

/** A place in a line, taken with `begin`, which waits until all who came before have ended theirs. */
export interface Turn {
  begin: () => Promise<void>
  /** To be called in any case, also where it never began. */
  end: () => void
}

export function turnOf(key: string): Turn {
  let end = () => {}
  return {
    begin: async () => {
      const before = lines.get(key)
      const own = new Promise<void>((resolve) => {
        end = () => {
          if (lines.get(key) === own) lines.delete(key)
          resolve()
        }
      })
      lines.set(key, own)
      await before
    },
    end: () => end(),
  }
}
