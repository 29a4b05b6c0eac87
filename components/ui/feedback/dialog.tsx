'use client'

import { clsx } from 'clsx/lite'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#components/ui/button'
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
  /** Whether closing would lose input: then the dialog asks first, whichever way it is closed. */
  isUnsaved?: boolean
  /** Discards the input, before the dialog closes. */
  onDiscard?: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * The one dialog: the browser's own, which traps the focus, closes on Escape and Back, and restores the focus. It is open while it is
 * rendered. A tap outside does not close it, because input would be lost. With unsaved input, the close button, Escape and Back ask first.
 */
export function Dialog({ title, titleLanguage, closeLabel, isWide = false, isUnsaved = false, onDiscard, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const requestClose = () => (isUnsaved ? setIsAsking(true) : onClose())
  // The question has its own history entry, which replaces this one.
  const onClickCapture = useCloseOnBack(!isAsking, requestClose)
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
    <>
      {/* The scroll padding keeps the focused element clear of the sticky title and form end. */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClickCapture={onClickCapture}
        onCancel={(event) => {
          // Ignores the bubbling `cancel` event of a file chooser.
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          requestClose()
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
          <IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} onClick={requestClose} className="-me-2" />
        </div>
        {children}
      </dialog>
      {isAsking && (
        <DiscardQuestion
          closeLabel={closeLabel}
          onKeep={() => setIsAsking(false)}
          onDiscard={() => {
            onDiscard?.()
            onClose()
          }}
        />
      )}
    </>
  )
}

interface QuestionProps {
  closeLabel: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before input is discarded. Closing the question keeps the input. */
function DiscardQuestion({ closeLabel, onKeep, onDiscard }: QuestionProps) {
  const t = useTranslations('draft')
  return (
    <Dialog title={t('askTitle')} closeLabel={closeLabel} onClose={onKeep}>
      <p>{t('ask')}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="secondary" className="flex-1" onClick={onKeep}>
          {t('goOn')}
        </Button>
        <Button look="danger" className="flex-1" onClick={onDiscard}>
          {t('discardAll')}
        </Button>
      </div>
    </Dialog>
  )
}
