import { type RefObject, useEffect, useRef } from 'react'
import { useCloseOnBack } from '#lib/client/platform/use-close-on-back'

interface Options {
  isUnfinished: boolean
  /** Called when the form is submitted too early. */
  onSubmitBlocked: () => void
  /** Called on Escape or a phone's Back. */
  onCancel: () => void
}

/** Blocks the form while a part of it is unfinished. It cannot be submitted, and Escape and Back cancel only that part, not the dialog around it. */
export function useBlockUnfinishedForm(place: RefObject<HTMLElement | null>, options: Options) {
  const { isUnfinished } = options
  const latest = useRef(options)
  useCloseOnBack(isUnfinished, options.onCancel)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!isUnfinished) return
    const until = new AbortController()
    const listening = { capture: true, signal: until.signal }
    const take = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onSubmit = (event: Event) => {
      take(event)
      latest.current.onSubmitBlocked()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      take(event)
      latest.current.onCancel()
    }
    // A phone's Back sends no key event.
    const onDialogCancel = (event: Event) => {
      if (event.target !== event.currentTarget) return
      take(event)
      latest.current.onCancel()
    }
    place.current?.closest('form')?.addEventListener('submit', onSubmit, listening)
    place.current?.closest('dialog')?.addEventListener('cancel', onDialogCancel, listening)
    document.addEventListener('keydown', onEscape, listening)
    return () => until.abort()
  }, [place, isUnfinished])
}
