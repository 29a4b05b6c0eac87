'use client'

import { useTranslations } from 'next-intl'
import { RetryLine } from '#components/ui/feedback/retry-line'

interface Props {
  /** Whether it replaces the missing content instead of following other content. */
  isAlone?: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Reports that a part of Explore could not be loaded. */
export function NotLoaded(props: Props) {
  const t = useTranslations('explore')
  return <RetryLine text={t('loadFailed')} retryText={t('retry')} {...props} />
}
