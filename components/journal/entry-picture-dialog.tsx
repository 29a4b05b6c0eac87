'use client'

import { useTranslations } from 'next-intl'
import { EntryImage, PictureFailed } from '#components/journal/entry-picture'
import { Dialog } from '#components/ui/feedback/dialog'
import { useEntryPicture, withWholePicture } from '#lib/client/journal/entry-pictures'
import type { ListedEntry } from '#lib/schemas/journal/journal'

/** Shows the full picture of an entry, and the small one until it is loaded. */
export function EntryPictureDialog({ entry, onClose }: { entry: ListedEntry; onClose: () => void }) {
  const t = useTranslations('journal')
  const small = useEntryPicture(entry)
  const { src, ...load } = useEntryPicture(withWholePicture(entry))
  return (
    <Dialog title={<span dir="auto">{entry.title}</span>} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <EntryImage
          src={src ?? small.src}
          alt={t('pictureOf', { title: entry.title })}
          className="w-full rounded-control"
          shape="aspect-[4/3] w-full"
        />
        {load.isError && <PictureFailed {...load} />}
      </div>
    </Dialog>
  )
}
