'use client'

import { clsx } from 'clsx/lite'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#components/ui/icon-button'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useCloseOnBack } from '#lib/client/platform/use-close-on-back'
import type { Language } from '#lib/domain/platform/basics'

/** Ignores the second tap of a double tap that closed the dialog: it would press the content beneath. */
function ignoreSecondTap(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

interface Props {
  title: ReactNode
  /** The title's language, if it differs from the page's. */
  titleLanguage?: Language
  closeLabel: string
  /** Whether the dialog is wider on large screens. */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The one dialog: the browser's own, which traps the focus, closes on Escape and Back, and restores the focus. It is open while it is
 * rendered. A tap outside does not close it, because input would be lost.
 */
export function Dialog({ title, titleLanguage, closeLabel, isWide = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const onClickCapture = useCloseOnBack(true, onClose)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // A form starts at its first field, a text at its top.
    dialog.current?.querySelector<HTMLInputElement>('form input')?.focus()
    return () => {
      document.addEventListener('click', ignoreSecondTap, { capture: true, once: true })
      // The element that opened the dialog may have been removed meanwhile.
      const back = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('main')
      back?.focus({ preventScroll: true })
    }
  }, [])
  return (
    // The scroll padding keeps the focused element clear of the sticky title and form end.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClickCapture={onClickCapture}
      onCancel={(event) => {
        // Ignores the bubbling `cancel` event of a file chooser.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      className={clsx(
        'fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[92dvh] w-full low:max-h-dvh low:scroll-py-4 scroll-pt-18 scroll-pb-24 overflow-y-auto overscroll-contain rounded-t-card bg-surface px-5 pb-[calc(2rem+env(safe-area-inset-bottom))] text-ink shadow-card sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-card sm:pb-6',
        isWide ? 'max-w-2xl' : 'max-w-md',
      )}
    >
      <div className="sticky top-0 z-10 -mx-5 mb-2 flex items-center justify-between gap-3 bg-surface px-5 pt-4 pb-2 low:static">
        <h2 id={titleId} className="wrap-anywhere min-w-0 text-heading" {...(titleLanguage && getLanguageAttributes(titleLanguage))}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} onClick={onClose} className="-me-2" />
      </div>
      {children}
    </dialog>
  )
}
