'use client'

import { useState } from 'react'
import { useActivityChange } from '#lib/client/activities/activities'

/** What became of a share: the link is on the clipboard, or has to be copied by hand. */
export type ShareOutcome = { kind: 'copied' } | { kind: 'by_hand'; url: string }

/**
 * Shares an activity: makes it visible to people with the link, then hands the link to the system's own share sheet,
 * else to the clipboard, else (over plain HTTP there is neither) shows it. Somebody changing their mind is no error.
 */
export function useShare() {
  const change = useActivityChange()
  const [outcome, setOutcome] = useState<ShareOutcome>()

  async function share({ id, title }: { id: string; title: string }) {
    setOutcome(undefined)
    await change.mutateAsync({ id, change: { action: 'share' } })
    setOutcome(await passOn(title, `${window.location.origin}/activity/${id}`))
  }
  function forget() {
    setOutcome(undefined)
    change.reset()
  }
  return { share, forget, outcome, isPending: change.isPending, error: change.error }
}

/** Hands a link on, as told above. @returns what became of it; nothing where the system's share sheet says so itself */
export async function passOn(title: string, url: string): Promise<ShareOutcome | undefined> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return undefined
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return { kind: 'copied' }
  } catch {
    return { kind: 'by_hand', url }
  }
}
