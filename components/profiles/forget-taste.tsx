'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { useForgetTaste } from '#lib/client/profiles/taste'

/** Deletes a child's learned taste, after a confirmation. */
export function ForgetTaste({ childId, onForgotten }: { childId: string; onForgotten: () => void }) {
  const t = useTranslations('taste')
  const forget = useForgetTaste(childId)
  const [isAsking, setIsAsking] = useState(false)

  // When the step changes, its first button gets the focus, but not when the dialog opens.
  const step = useRef<HTMLDivElement>(null)
  const isFirstRender = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false
    else step.current?.querySelector('button')?.focus()
  }, [isAsking])

  return (
    <div ref={step} className="flex flex-col gap-3">
      {forget.isError && <Banner>{t('failed')}</Banner>}
      {isAsking ? (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="mb-3 font-medium">{t('ask')}</legend>
          <Button look="secondary" className="flex-1" disabled={forget.isPending} onClick={() => setIsAsking(false)}>
            {t('keep')}
          </Button>
          <Button look="danger" className="flex-1" busy={forget.isPending} onClick={() => forget.mutate(undefined, { onSuccess: onForgotten })}>
            {t('confirm')}
          </Button>
        </fieldset>
      ) : (
        <Button look="secondary" onClick={() => setIsAsking(true)}>
          {t('forget')}
        </Button>
      )}
    </div>
  )
}
