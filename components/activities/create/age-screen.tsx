'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { AgeForm } from '#components/activities/create/age-form'
import { Suggestions } from '#components/activities/deck/suggestions'
import type { Tag } from '#lib/domain/platform/vocabulary'

interface Props {
  /** Display names of the suggested themes. */
  tagNames: Partial<Record<Tag, string>>
  /** The batches in the panel when the page is opened again. */
  firstBatchIds: string[]
}

/** Activities for an age without a profile: the form, and its results next to it. */
export function AgeScreen({ tagNames, firstBatchIds }: Props) {
  const t = useTranslations('byAge')
  const [batchIds, setBatchIds] = useState(firstBatchIds)
  const panel = useRef<HTMLElement>(null)
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other batches are shown
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else panel.current?.scrollIntoView()
  }, [batchIds[0]])

  function show(ids: string[]) {
    setBatchIds(ids)
    window.history.replaceState(null, '', `?${new URLSearchParams([['by', 'age'], ...ids.map((id) => ['batch', id])])}`)
  }

  return (
    <>
      <h1 className="text-title">{t('title')}</h1>
      <p className="mt-2 mb-6 text-soft">{t('text')}</p>
      <div className="grid gap-8 lg:grid-cols-2">
        <AgeForm tagNames={tagNames} onStarted={(batchId) => show([batchId])} />
        <section ref={panel} aria-labelledby="suggestions" className="scroll-mt-20">
          <h2 id="suggestions" className="mb-3 text-heading">
            {t('suggestions')}
          </h2>
          <Suggestions batchIds={batchIds} onMore={show} />
        </section>
      </div>
    </>
  )
}
