'use client'

import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture/picture'
import type { NextIdeaState } from '#lib/client/activities/use-next-idea'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'

/** Links to the activity generated after a like or dislike. */
export function NextIdea({ idea: { made, isGenerating, isError } }: { idea: NextIdeaState }) {
  const t = useTranslations('activity')
  return (
    <div role="status">
      {isGenerating && <p className="text-soft">{t('makingNext')}</p>}
      {(isError || made === null) && <p className="text-soft">{t('noNext')}</p>}
      {made && (
        <Link href={`/activity/${made.id}`} className="flex items-center gap-4 rounded-card bg-surface p-3 pe-4 shadow-card">
          <Picture names={made.picture} scene={made.scene} seed={made.title} className="h-16 w-24 shrink-0 rounded-control" />
          <span className="min-w-0 flex-1">
            <span className="block text-sm text-soft">{t('next')}</span>
            <span className="block font-semibold">
              <bdi {...getLanguageAttributes(made.language)}>{made.title}</bdi>
            </span>
          </span>
          <ChevronRight aria-hidden className="size-5 text-soft rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  )
}
