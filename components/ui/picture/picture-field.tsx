'use client'

import { useTranslations } from 'next-intl'
import { PictureChooser } from '#components/ui/picture/picture-chooser'
import { usePicture } from '#lib/client/platform/pictures/use-picture'
import { JOURNAL_PICTURE_SIDE } from '#lib/domain/platform/picture-limits'

const box = { width: JOURNAL_PICTURE_SIDE, height: JOURNAL_PICTURE_SIDE }

interface Props {
  /** A data URL, or the address of the saved picture. */
  value: string | null
  onChange: (dataUrl: string | null) => void
  error?: string | undefined
}

/** Chooses a journal picture, uncropped. Uses the texts of `picture` and `validation`. The surrounding form keeps the value and submits it. */
export function PictureField({ value, onChange, error }: Props) {
  const t = useTranslations('picture')
  const picture = usePicture({ box, onChange })
  return (
    <PictureChooser
      name="imageBase64"
      picture={picture}
      hasValue={value !== null}
      error={error}
      preview={
        value !== null && (
          // biome-ignore lint/performance/noImgElement: a data URL
          <img src={value} alt={t('preview')} className="max-h-64 max-w-full self-start rounded-control" />
        )
      }
    />
  )
}
