'use client'

import { useState } from 'react'
import { useActivityChange } from '#lib/client/activities/activities'

/** The result of sharing: the link is on the clipboard, or the user must copy it. */
export type ShareOutcome = { kind: 'copied' } | { kind: 'by_hand'; url: string }

/**
 * Makes an activity visible to people with the link. Then opens the system's share sheet, else copies the link, else shows it. Plain HTTP
 * offers neither sheet nor clipboard. Cancelling the sheet is not an error.
 */
export function useShare() {
  const change = useActivityChange()
  const [outcome, setOutcome] = useState<ShareOutcome>()

  async function share({ id, title }: { id: string; title: string }) {
    setOutcome(undefined)
    await change.mutateAsync({ id, change: { action: 'share' } })
    setOutcome(await shareLink(title, `${window.location.origin}/activity/${id}`))
  }
  function forget() {
    setOutcome(undefined)
    change.reset()
  }
  return { share, forget, outcome, isPending: change.isPending, error: change.error }
}

/** Passes a link to the share sheet or the clipboard. @returns the result; undefined if the share sheet shows it itself */
export async function shareLink(title: string, url: string): Promise<ShareOutcome | undefined> {
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
