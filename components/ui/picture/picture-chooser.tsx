'use client'

import { clsx } from 'clsx/lite'
import { ImagePlus, LoaderCircle, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, buttonClass } from '#components/ui/button'
import { useBlockUnfinishedForm } from '#lib/client/platform/forms/use-block-unfinished-form'
import type { ChosenPicture } from '#lib/client/platform/pictures/use-picture'
import { pictureTypes } from '#lib/domain/platform/picture-limits'

const accept = pictureTypes.map((type) => `image/${type}`).join()

interface Props {
  /** The API's name of the field, so that a form finds where an error belongs. */
  name: string
  picture: ChosenPicture
  hasValue: boolean
  error?: string | undefined
  /** The current picture, next to or above the buttons. */
  preview: ReactNode
  isPreviewBeside?: boolean
  /** Replaces preview and buttons. */
  crop?: ReactNode
}

/** Chooses, changes and removes a picture, and shows progress and errors. */
export function PictureChooser({ name, picture, hasValue, error, preview, isPreviewBeside, crop }: Props) {
  const t = useTranslations('picture')
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const field = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isCropping = Boolean(crop)
  // The cropping buttons that had the focus are removed.
  useEffect(() => {
    if (isCropping) return () => input.current?.focus()
  }, [isCropping])
  const shownError = picture.error ?? error
  useBlockUnfinishedForm(field, {
    isUnfinished: picture.isUnderWay,
    // Saving during cropping accepts the visible part.
    onSubmitBlocked: () => picture.acceptCurrentPart(() => field.current?.closest('form')?.requestSubmit()),
    onCancel: picture.cancel,
  })
  return (
    <fieldset ref={field} name={name} tabIndex={-1} className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('label')}</legend>
      {crop ?? (
        <div className={clsx('flex gap-4', isPreviewBeside ? 'items-center' : 'flex-col')}>
          {preview}
          <div className="flex min-w-0 flex-wrap gap-2">
            <label className={buttonClass('secondary', 'relative text-center has-focus-visible:outline-3 has-focus-visible:outline-accent')}>
              <input
                ref={input}
                type="file"
                accept={accept}
                aria-describedby={clsx(shownError && errorId, hintId)}
                aria-invalid={shownError ? true : undefined}
                className="sr-only"
                onChange={(event) => {
                  const [file] = event.target.files ?? []
                  if (file) void picture.choose(file)
                  // Allows the same file to be chosen again.
                  event.target.value = ''
                }}
              />
              <ImagePlus aria-hidden className="size-5 shrink-0" />
              {t(hasValue ? 'change' : 'choose')}
            </label>
            {hasValue && (
              <Button
                look="quiet"
                onClick={() => {
                  picture.remove()
                  input.current?.focus()
                }}
              >
                <Trash2 aria-hidden className="size-5 shrink-0" />
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
      )}
      <p role="status" className="text-sm text-soft">
        <Progress stage={picture.stage} />
      </p>
      {!crop && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {t('hint')}
        </p>
      )}
      {shownError && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {shownError}
        </p>
      )}
    </fieldset>
  )
}

function Progress({ stage }: Pick<ChosenPicture, 'stage'>) {
  const t = useTranslations('picture')
  if (stage === 'reading' || stage === 'processing') {
    return (
      <span className="mt-1.5 flex items-center gap-2">
        <LoaderCircle aria-hidden className="size-4 animate-spin" />
        {t(stage === 'reading' ? 'reading' : 'processing')}
      </span>
    )
  }
  if (stage === 'chosen' || stage === 'removed') return <span className="sr-only">{t(stage === 'chosen' ? 'chosen' : 'removed')}</span>
  return null
}
