import 'server-only'

/** What `load` gives, kept for so many ms; those who ask while it is loaded wait for the same. A failure is not kept. */
export function ttlCached<T>(ms: number, load: (now: Date) => Promise<T>): (now: Date) => Promise<T> {
  let loaded: { at: number; value: Promise<T> } | undefined
  return (now) => {
    const at = now.getTime()
    if (loaded && at - loaded.at >= 0 && at - loaded.at < ms) return loaded.value
    const value = load(now)
    const mine = { at, value }
    loaded = mine
    value.catch(() => {
      if (loaded === mine) loaded = undefined
    })
    return value
  }
}
