import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

interface Props {
  text: ReactNode
  retryText: string
  /** Replaces what is not there; else next to what is. */
  isAlone?: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Something of a page could not be loaded: a quiet line, with the way to ask again. */
export function RetryLine({ text, retryText, isAlone = false, isRetrying, onRetry }: Props) {
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-2 text-soft text-sm', isAlone && 'min-h-48 justify-center rounded-card bg-sunken px-4')}>
      {text}
      <button
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={isRetrying ? undefined : onRetry}
        className="min-h-11 px-2 font-medium text-accent underline underline-offset-4 aria-disabled:opacity-55"
      >
        {retryText}
      </button>
    </p>
  )
}
