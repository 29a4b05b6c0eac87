'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#components/ui/icon-button'

interface Props {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * The one dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back.
 * It is open for as long as it is rendered. A tap outside does not close it: what is typed would be lost.
 */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[92dvh] w-full max-w-md overflow-y-auto rounded-t-card bg-surface p-5 pb-8 text-ink shadow-card sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-card sm:pb-6"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-heading">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} onClick={onClose} className="-me-2" />
      </div>
      {children}
    </dialog>
  )
}
