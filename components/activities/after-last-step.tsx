'use client'

import { CircleCheckBig } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'

interface Props {
  isDone: boolean
  isBusy: boolean
  hasFailed: boolean
  onFinish: () => void
  /** The question shown after the activity is done. */
  children: ReactNode
}

/** Offers to mark the activity done after its last step, and then asks how it went. */
export function AfterLastStep({ isDone, isBusy, hasFailed, onFinish, children }: Props) {
  const t = useTranslations('activity')
  const box = useRef<HTMLDivElement>(null)
  // The focused button is removed, and a phone's navigation may cover the question.
  useEffect(() => {
    if (!isDone) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isDone])
  return (
    <div ref={box} tabIndex={-1} className="mt-4 flex scroll-mb-24 flex-col gap-3 outline-none">
      <div role="status">{isDone && <div className="rounded-control bg-good-soft px-4 py-3">{children}</div>}</div>
      {!isDone && hasFailed && <Banner>{t('failed')}</Banner>}
      {!isDone && (
        <Button busy={isBusy} className="w-full" onClick={onFinish}>
          <CircleCheckBig aria-hidden className="size-5" />
          {t('done')}
        </Button>
      )}
    </div>
  )
}
