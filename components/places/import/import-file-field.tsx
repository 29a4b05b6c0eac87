'use client'

import { clsx } from 'clsx/lite'
import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { buttonClass } from '#components/ui/button'
import { FieldError } from '#components/ui/feedback/field-error'
import { acceptedFiles } from '#lib/client/places/admin/place-import-file'
import { useSizeText } from '#lib/client/places/admin/place-import-size'

interface Props {
  chosen: File | undefined
  error: string | undefined
  onChoose: (file: File) => void
}

/** Chooses a file, also by drag and drop. */
export function ImportFileField({ chosen, error, onChoose }: Props) {
  const t = useTranslations('placeImportScreen')
  const sizeText = useSizeText()
  const errorId = useId()
  const [isOver, setIsOver] = useState(false)
  useEffect(preventStrayDrops, [])
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onChoose(file)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('choose')}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the button inside, which does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
        className={clsx(
          'flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-6 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
        )}
      >
        <p role="status" className="wrap-anywhere empty:hidden">
          {chosen && (
            <>
              <bdi className="font-medium">{chosen.name}</bdi> <bdi className="tabular text-soft">{sizeText(chosen.size)}</bdi>
            </>
          )}
        </p>
        <label className={buttonClass('secondary', 'relative has-focus-visible:outline-3 has-focus-visible:outline-accent')}>
          <input
            type="file"
            accept={acceptedFiles}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files)
              // Allows the same file to be chosen again.
              event.target.value = ''
            }}
          />
          <FileUp aria-hidden className="size-5 shrink-0" />
          {t(chosen ? 'chooseOther' : 'choose')}
        </label>
        <p aria-hidden className="hidden text-sm text-soft pointer-fine:block">
          {t('drop')}
        </p>
      </div>
      <div role="alert">
        <FieldError id={errorId} text={error} />
      </div>
    </fieldset>
  )
}

/** Prevents the browser from opening a file dropped outside the field. */
function preventStrayDrops() {
  const until = new AbortController()
  const keep = (event: DragEvent) => event.preventDefault()
  window.addEventListener('dragover', keep, { signal: until.signal })
  window.addEventListener('drop', keep, { signal: until.signal })
  return () => until.abort()
}
