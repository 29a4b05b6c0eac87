'use client'

import { useQueries } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { hasAnyQuery } from '#lib/client/catalogue/explore'
import { type ExploreFilter, filterParameters, NO_FILTER, narrowingsOf } from '#lib/domain/catalogue/explore-filter'

interface Props {
  request: { category?: string; filter: ExploreFilter; materials: readonly string[] | null }
  onChange: (change: Partial<ExploreFilter>) => void
}

/** Suggests filters to remove: it tries each in the catalogue. For an empty catalogue it shows a message. */
export function NoResults({ request, onChange }: Props) {
  const t = useTranslations('explore')
  const { filter } = request
  const set = narrowingsOf(filter)
  const answers = useQueries({ queries: set.map((key) => hasAnyQuery({ ...request, filter: { ...filter, [key]: NO_FILTER[key] } })) })
  const helpful = set.filter((_, i) => answers[i]?.data === true)
  const buttons = (
    <div className="flex flex-wrap justify-center gap-2">
      {set.length > 1 &&
        helpful.map((key) => (
          <Button key={key} look="secondary" onClick={() => onChange({ [key]: NO_FILTER[key] })}>
            {t(`without.${key}`, { q: filter.q.trim() })}
          </Button>
        ))}
      {request.category !== undefined && (
        <Link href={`/explore?${filterParameters(filter)}`} className={buttonClass('secondary')}>
          {t('inAll')}
        </Link>
      )}
      <Button look={helpful.length > 0 && set.length > 1 ? 'quiet' : 'secondary'} onClick={() => onChange(NO_FILTER)}>
        {t('showAll')}
      </Button>
    </div>
  )
  if (set.length === 0) {
    const explore = (
      <Link href="/explore" className={buttonClass('secondary')}>
        {t('showAll')}
      </Link>
    )
    return <EmptyState picture={['telescope', 'puzzle-piece']} title={t('emptyCategory')} text={t('emptyCategoryText')} action={explore} />
  }
  const text = set.length > 1 && helpful.length > 0 ? t('nothingRelax') : t('nothingText')
  return <EmptyState picture={['telescope', 'puzzle-piece']} title={t('nothing')} text={text} action={buttons} />
}
