'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useRef } from 'react'
import { followHistory, forgetOverlays, openOverlay } from '#lib/client/platform/overlay-history'

/**
 * Makes the browser's Back close an overlay before it leaves the page.
 * @returns a handler for the overlay's `onClickCapture`: a link inside it replaces its history entry
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const router = useRouter()
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(followHistory, [])
  useEffect(() => (isOpen ? openOverlay(() => latest.current()) : undefined), [isOpen])
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isOpen || !leadsOn(event, link)) return
    event.preventDefault()
    forgetOverlays()
    router.replace(link.href)
  }
}

/** Whether a link leads to another page of the app, in this tab. */
function leadsOn(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return isPlain && link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')
}
