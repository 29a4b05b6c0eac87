'use client'

import { useTranslations } from 'next-intl'
import { RetryLine } from '#components/ui/feedback/retry-line'

interface Props {
  /** Replaces what is not there; else next to what is. */
  isAlone?: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Something of Explore could not be loaded. */
export function NotLoaded(props: Props) {
  const t = useTranslations('explore')
  return <RetryLine text={t('loadFailed')} retryText={t('retry')} {...props} />
}
