'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'

interface Props {
  /** Stands in the place of what is not there; else beside what is. */
  isAlone?: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Something of a page could not be loaded: says so quietly, with the way to ask again. */
export function NotLoaded({ isAlone = false, isRetrying, onRetry }: Props) {
  const t = useTranslations('explore')
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-2 text-soft text-sm', isAlone && 'min-h-48 justify-center rounded-card bg-sunken px-4')}>
      {t('loadFailed')}
      <button
        type="button"
        disabled={isRetrying}
        onClick={onRetry}
        className="min-h-11 px-2 font-medium text-accent underline underline-offset-4 disabled:opacity-55"
      >
        {t('retry')}
      </button>
    </p>
  )
}
