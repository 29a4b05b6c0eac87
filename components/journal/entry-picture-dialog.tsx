'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Dialog } from '#components/ui/feedback/dialog'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { entryQuery } from '#lib/client/journal/journal'
import type { JournalEntry } from '#lib/schemas/journal/journal'

/** The picture of an entry, whole; the small one stands in for it until it is there. */
export function EntryPictureDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const t = useTranslations('journal')
  const { data: whole, isError, isFetching, refetch } = useQuery(entryQuery(entry.id))
  const image = whole ? whole.imageBase64 : entry.imageBase64
  return (
    <Dialog title={<span dir="auto">{entry.title}</span>} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {image && (
          // biome-ignore lint/performance/noImgElement: a data URL
          <img src={image} alt={t('pictureOf', { title: entry.title })} className="w-full rounded-control" />
        )}
        {isError && <LoadFailed text={t('entryLoadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  )
}
