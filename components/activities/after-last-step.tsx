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
  /** What is asked once it is done. */
  children: ReactNode
}

/** Where the last step was ticked one says that it is done, and is asked at once how it was. */
export function AfterLastStep({ isDone, isBusy, hasFailed, onFinish, children }: Props) {
  const t = useTranslations('activity')
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone; what is asked may come up under a phone's navigation.
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
