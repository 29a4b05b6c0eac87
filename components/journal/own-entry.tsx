'use client'

import { ArrowRight, Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { EntryCard } from '#components/journal/entry-card'
import { EntryPictureButton } from '#components/journal/entry-picture'
import { Button } from '#components/ui/button'
import { IconButton } from '#components/ui/icon-button'
import type { ListedEntry } from '#lib/schemas/journal/journal'

interface Props {
  entry: ListedEntry
  aboutText: string | undefined
  isShort?: boolean
  onEdit: () => void
  onEnlarge: () => void
  /** Undefined if the entry cannot be deleted here. */
  onDelete?: () => void
}

/** One of the user's entries, with its actions. */
export function OwnEntry({ entry, aboutText, isShort, onEdit, onEnlarge, onDelete }: Props) {
  const t = useTranslations('journal')
  const id = useId()
  const picture = entry.imageUrl && <EntryPictureButton entry={entry} onEnlarge={onEnlarge} />
  return (
    <EntryCard entry={entry} aboutText={aboutText} headingId={id} picture={picture} {...(isShort && { isShort })}>
      {entry.activityId && (
        <Link
          href={`/activity/${entry.activityId}`}
          aria-describedby={id}
          className="flex min-h-11 w-fit items-center gap-1.5 text-sm underline underline-offset-4"
        >
          {t('activity')}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
      <div className="mt-1 flex items-center justify-between gap-2">
        <Button look="secondary" className="min-h-11 px-4 text-sm" aria-describedby={id} onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {t('edit')}
        </Button>
        {onDelete && (
          <IconButton
            label={t('deleteEntry', { title: entry.title })}
            icon={<Trash2 aria-hidden className="size-5 text-soft" />}
            onClick={onDelete}
          />
        )}
      </div>
    </EntryCard>
  )
}
