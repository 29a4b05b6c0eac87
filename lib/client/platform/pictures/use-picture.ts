'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Area } from '#lib/client/platform/pictures/picture'
import { PictureError } from '#lib/client/platform/pictures/picture-error'
import { MAX_PICTURE_BYTES } from '#lib/domain/platform/picture-limits'
import type { ValidationMessage } from '#lib/i18n/validation'

const loadPicture = () => import('#lib/client/platform/pictures/picture')

interface Options {
  /** The box that the picture must fit into, in pixels. */
  box: { width: number; height: number }
  onChange: (dataUrl: string | null) => void
  /** Loads the cropping code, if the user chooses a part first. Without it the whole picture is used at once. */
  prepareCrop?: () => Promise<unknown>
}

/** The current or last step of choosing a picture. */
type PictureStage = 'idle' | 'reading' | 'cropping' | 'processing' | 'chosen' | 'removed'

/** Turns a chosen file into a small data URL. A new file cancels the one in progress. */
export function usePicture({ box, onChange, prepareCrop }: Options) {
  const t = useTranslations('validation')
  const [stage, setStage] = useState<PictureStage>('idle')
  const [source, setSource] = useState<string>()
  const [part, setPart] = useState<Area>()
  const [error, setError] = useState<ValidationMessage>()
  const run = useRef(0)
  const bytes = useRef(0)
  /** The callback that waits for the picture in progress. */
  const waiting = useRef<() => void>(undefined)
  // The latest callback: the form may have changed since the picture was chosen.
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(() => {
    if (source) return () => URL.revokeObjectURL(source)
  }, [source])
  useEffect(() => {
    return () => {
      run.current++
    }
  }, [])

  /** Begins a step. @returns a function that tells whether no other step has begun since */
  function begin(next: PictureStage) {
    const own = ++run.current
    setError(undefined)
    setStage(next)
    return () => own === run.current
  }

  function end(last: PictureStage, failure?: ValidationMessage) {
    begin(last)
    waiting.current = undefined
    setSource(undefined)
    setPart(undefined)
    setError(failure)
  }

  async function choose(file: File) {
    const isCurrent = begin('reading')
    bytes.current = file.size
    try {
      const [{ openPicture }] = await Promise.all([loadPicture(), prepareCrop?.()])
      const url = await openPicture(file)
      if (!isCurrent()) return URL.revokeObjectURL(url)
      setSource(url)
      if (!prepareCrop) return await use(url)
      setStage('cropping')
    } catch (error) {
      if (isCurrent()) end('idle', toPictureMessage(error, bytes.current))
    }
  }

  async function use(url: string, part?: Area) {
    const isCurrent = begin('processing')
    try {
      const { shrinkPicture } = await loadPicture()
      const dataUrl = await shrinkPicture(url, box, part)
      if (!isCurrent()) return
      const next = waiting.current
      end('chosen')
      changed.current(dataUrl)
      // Deferred until the form has rendered with it.
      if (next) setTimeout(next)
    } catch (error) {
      if (isCurrent()) end('idle', toPictureMessage(error, bytes.current))
    }
  }

  function remove() {
    end('removed')
    onChange(null)
  }

  return {
    stage,
    /** The URL of the chosen file, shown until it is used. */
    source,
    error: error && t(error.key, error.values),
    isUnderWay: stage === 'reading' || stage === 'cropping' || stage === 'processing',
    choose,
    /** Whether the visible part is known. */
    hasPart: part !== undefined,
    choosePart(seen: Area) {
      setPart(seen)
      if (source && stage === 'cropping' && waiting.current) void use(source, seen)
    },
    /** Uses the visible part as soon as it is known. Then calls `next`, unless the picture turns out to be unusable. */
    acceptCurrentPart(next?: () => void) {
      waiting.current = next
      if (source && part && stage === 'cropping') void use(source, part)
    },
    remove,
    cancel: () => end('idle'),
    /** Reports that the file cannot be shown. */
    fail: (failure: ValidationMessage) => end('idle', toPictureMessage(new PictureError(failure), bytes.current)),
  }
}
export type ChosenPicture = ReturnType<typeof usePicture>

/**
 * Names why a picture could not be made smaller. For a file too large to be sent unchanged, that is its size. A reason that is not the
 * picture's, such as code that could not be loaded, is a failure to process it.
 */
function toPictureMessage(error: unknown, bytes: number): ValidationMessage {
  if (!(error instanceof PictureError)) return { key: 'image_process' }
  if (bytes <= MAX_PICTURE_BYTES || error.reason.key === 'image_read') return error.reason
  return { key: 'image_too_large', values: { size: MAX_PICTURE_BYTES / 1024 / 1024 } }
}
