'use client'

import { useTranslations } from 'next-intl'
import { Subsection } from '#components/activities/section'
import { Chip } from '#components/ui/chip'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'

type Tagged = Pick<ExploreActivity, 'elof' | 'eyfs'>

export function hasEducatorTags({ elof, eyfs }: Tagged): boolean {
  return elof.length + eyfs.length > 0
}

/** Shows an activity's areas of two well-known frameworks, for educators. */
export function EducatorTags({ activity: { elof, eyfs } }: { activity: Tagged }) {
  const t = useTranslations('exploreActivity')
  const tArea = useTranslations('learningArea')
  return (
    <Subsection title={t('forEducators')}>
      <div className="flex flex-col gap-3">
        <Tags label={t('elofLabel')} texts={elof.map((domain) => tArea(`names.${domain}`))} />
        <Tags label={t('eyfsLabel')} texts={eyfs.map((area) => tArea(`names.${area}`))} />
      </div>
    </Subsection>
  )
}

function Tags({ label, texts }: { label: string; texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <div>
      <p className="mb-1 text-sm text-soft">{label}</p>
      <ul className="flex flex-wrap gap-2 text-sm">
        {texts.map((text) => (
          <Chip key={text}>{text}</Chip>
        ))}
      </ul>
    </div>
  )
}
