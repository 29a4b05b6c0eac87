'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { EntryCard } from '#components/journal/entry-card'
import { Button } from '#components/ui/button'
import { Picture } from '#components/ui/picture/picture'
import type { UserType } from '#lib/domain/platform/basics'
import type { ScreenPicture } from '#lib/domain/platform/pictures'
import { addDays } from '#lib/domain/profiles/age'

interface Props {
  /** YYYY-MM-DD. */
  today: string
  userType: UserType | null
  level: 2 | 3
}

/** Explains the journal with two invented entries, marked as samples. */
export function SampleEntries({ today, userType, level }: Props) {
  const t = useTranslations('journal')
  return (
    <>
      <p className="max-w-prose text-soft">{t(userType === 'educator' ? 'inviteEducator' : 'inviteParent')}</p>
      <ul className="flex flex-col gap-3">
        <Sample
          entry={{ date: addDays(today, -1), title: t('sampleKite.title'), description: t('sampleKite.text'), rating: 5 }}
          aboutName={t('sampleKite.child')}
          picture={['kite', 'national-park']}
          level={level}
        />
        <Sample
          entry={{ date: addDays(today, -4), title: t('samplePuzzle.title'), description: t('samplePuzzle.text'), rating: 3 }}
          aboutName={t('samplePuzzle.child')}
          picture={['puzzle-piece', 'teddy-bear']}
          level={level}
        />
      </ul>
    </>
  )
}

interface SampleProps {
  entry: { date: string; title: string; description: string; rating: number }
  aboutName: string
  picture: ScreenPicture[]
  level: 2 | 3
}

function Sample({ entry, aboutName, picture, level }: SampleProps) {
  const t = useTranslations('journal')
  const id = useId()
  const drawn = <Picture names={picture} seed={picture.join()} className="h-36 w-full shrink-0 rounded-[1rem] sm:size-40" />
  const badge = <span className="me-1 shrink-0 rounded-full bg-sunken px-3 py-0.5 font-medium text-ink">{t('sample')}</span>
  return (
    <li>
      <EntryCard entry={entry} aboutText={aboutName} headingId={id} picture={drawn} badge={badge} level={level}>
        <Button look="secondary" disabled className="mt-1 min-h-11 self-start px-4 text-sm" aria-describedby={id}>
          <Pencil aria-hidden className="size-4" />
          {t('edit')}
        </Button>
      </EntryCard>
    </li>
  )
}
