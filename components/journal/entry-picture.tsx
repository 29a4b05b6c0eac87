'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { useEntryPicture } from '#lib/client/journal/entry-pictures'
import { useNearViewport } from '#lib/client/platform/use-near-viewport'
import type { ListedEntry } from '#lib/schemas/journal/journal'

type PicturedEntry = Pick<ListedEntry, 'title' | 'imageUrl' | 'version'>

/** The picture of an entry in a list, loaded when it comes near; a click enlarges it. */
export function EntryPictureButton({ entry, onEnlarge }: { entry: PicturedEntry; onEnlarge: () => void }) {
  const t = useTranslations('journal')
  const { isNear, ref } = useNearViewport(1)
  const { src, ...load } = useEntryPicture(entry, isNear)
  const place = 'h-48 w-full shrink-0 overflow-hidden rounded-[1rem] sm:size-40'
  if (load.isError) return <PictureFailed {...load} className={place} />
  return (
    <button ref={ref} type="button" onClick={onEnlarge} className={place}>
      <EntryImage src={src} alt={t('enlarge', { title: entry.title })} className="size-full object-cover" shape="size-full" />
    </button>
  )
}

/** The picture of an entry in print, loaded at once because the whole page is printed. */
export function PrintedPicture({ entry }: { entry: PicturedEntry }) {
  const t = useTranslations('journal')
  const { src, ...load } = useEntryPicture(entry)
  if (load.isError) return <PictureFailed {...load} className="h-40 w-2/5 shrink-0 print:hidden" />
  return (
    <EntryImage
      src={src}
      alt={t('pictureOf', { title: entry.title })}
      className="max-h-64 w-2/5 shrink-0 self-start rounded-control object-contain print:max-h-72"
      shape="h-40 w-2/5 shrink-0"
    />
  )
}

interface ImageProps {
  src: string | undefined
  alt: string
  className: string
  /** The placeholder's classes until the picture is loaded. */
  shape: string
}

/** Shows a picture, or its placeholder and alternative text. */
export function EntryImage({ src, alt, className, shape }: ImageProps) {
  // biome-ignore lint/performance/noImgElement: an object URL, which next/image cannot load
  if (src) return <img src={src} alt={alt} className={className} />
  return (
    <>
      <Skeleton className={shape} />
      <span className="sr-only">{alt}</span>
    </>
  )
}

interface FailedProps {
  isFetching: boolean
  retry: () => void
  className?: string
}

/** Reports that a picture could not be loaded, with a retry button. */
export function PictureFailed({ isFetching, retry, className }: FailedProps) {
  const t = useTranslations('journal')
  return (
    <div className={clsx('flex flex-col items-center justify-center gap-1 rounded-control bg-sunken p-2 text-center text-sm', className)}>
      <p role="status">{t('pictureFailed')}</p>
      <Button look="quiet" busy={isFetching} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
