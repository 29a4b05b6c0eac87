import 'server-only'

/** Caches the result of `load` for `ms`; concurrent callers share one load. A failure is not cached. */
export function cacheWithTtl<T>(ms: number, load: (now: Date) => Promise<T>): (now: Date) => Promise<T> {
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
