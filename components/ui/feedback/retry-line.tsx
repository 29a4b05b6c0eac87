import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

interface Props {
  text: ReactNode
  retryText: string
  /** Whether it replaces the missing content instead of following other content. */
  isAlone?: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** A quiet line that reports a failed load of a part of the page, with a retry button. */
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
