'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Area } from '#lib/client/platform/pictures/picture'
import { PictureError } from '#lib/client/platform/pictures/picture-error'
import { MAX_PICTURE_BYTES } from '#lib/domain/platform/pictures'
import type { ValidationMessage } from '#lib/i18n/validation'

const loadPicture = () => import('#lib/client/platform/pictures/picture')

interface Options {
  /** What the picture is made to fit into, in pixels. */
  box: { width: number; height: number }
  onChange: (dataUrl: string | null) => void
  /** Where a part is chosen before it is used: loads what that takes. Without it the whole picture is used at once. */
  prepareCrop?: () => Promise<unknown>
}

/** What is being done with a picture, or was done last. */
type PictureStage = 'idle' | 'reading' | 'cropping' | 'processing' | 'chosen' | 'removed'

/** A picture on its way from a chosen file to a small data URL. What is under way is dropped when another file is chosen. */
export function usePicture({ box, onChange, prepareCrop }: Options) {
  const t = useTranslations('validation')
  const [stage, setStage] = useState<PictureStage>('idle')
  const [source, setSource] = useState<string>()
  const [part, setPart] = useState<Area>()
  const [fault, setFault] = useState<ValidationMessage>()
  const run = useRef(0)
  const bytes = useRef(0)
  /** What waits for the picture that is under way. */
  const waiting = useRef<() => void>(undefined)
  // What else was typed since it began is in the form by now.
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

  /** @returns whether nothing has begun since */
  function begin(next: PictureStage) {
    const own = ++run.current
    setFault(undefined)
    setStage(next)
    return () => own === run.current
  }

  function end(last: PictureStage, failure?: ValidationMessage) {
    begin(last)
    waiting.current = undefined
    setSource(undefined)
    setPart(undefined)
    setFault(failure)
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
      if (isCurrent()) end('idle', faultOf(error, bytes.current))
    }
  }

  async function use(url: string, part?: Area) {
    const isCurrent = begin('processing')
    try {
      const { smallPicture } = await loadPicture()
      const dataUrl = await smallPicture(url, box, part)
      if (!isCurrent()) return
      const next = waiting.current
      end('chosen')
      changed.current(dataUrl)
      // Once the form has been drawn with it.
      if (next) setTimeout(next)
    } catch (error) {
      if (isCurrent()) end('idle', faultOf(error, bytes.current))
    }
  }

  function remove() {
    end('removed')
    onChange(null)
  }

  return {
    stage,
    /** The chosen file, to be looked at until it is used. */
    source,
    fault: fault && t(fault.key, fault.values),
    isUnderWay: stage === 'reading' || stage === 'cropping' || stage === 'processing',
    choose,
    /** Whether it is known which part is seen. */
    hasPart: part !== undefined,
    choosePart(seen: Area) {
      setPart(seen)
      if (source && stage === 'cropping' && waiting.current) void use(source, seen)
    },
    /** Takes what is seen as it stands, as soon as that is known; `next` follows, unless it cannot be used after all. */
    takeAsItStands(next?: () => void) {
      waiting.current = next
      if (source && part && stage === 'cropping') void use(source, part)
    },
    remove,
    cancel: () => end('idle'),
    /** The file cannot be shown after all. */
    fail: (failure: ValidationMessage) => end('idle', faultOf(new PictureError(failure), bytes.current)),
  }
}
export type ChosenPicture = ReturnType<typeof usePicture>

/**
 * Names why a picture could not be made smaller. For a file too large to be sent unchanged, that is its size. A reason that is not the
 * picture's, such as code that could not be loaded, is a failure to process it.
 */
function faultOf(error: unknown, bytes: number): ValidationMessage {
  if (!(error instanceof PictureError)) return { key: 'image_process' }
  if (bytes <= MAX_PICTURE_BYTES || error.fault.key === 'image_read') return error.fault
  return { key: 'image_too_large', values: { size: MAX_PICTURE_BYTES / 1024 / 1024 } }
}
