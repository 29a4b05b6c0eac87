'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DateOfBirthField, NameField } from '#components/children/child-fields'
import { Banner } from '#components/ui/banner'
import { Button } from '#components/ui/button'
import { Picture } from '#components/ui/picture'
import { useNewChild } from '#lib/client/use-new-child'

/** A child's name, then the date of birth, one question at a time. Skip leads on without either. */
export function Onboarding({ today }: { today: string }) {
  const t = useTranslations('onboarding')
  const tField = useTranslations('addChild')
  const router = useRouter()
  const [step, setStep] = useState<1 | 2>(1)
  const form = useRef<HTMLFormElement>(null)
  const child = useNewChild({ failed: tField('failed'), onAdded: () => router.push('/') })
  const { draft, banner } = child

  // The question that appears gets the focus, but not the first one: a page must not open the keyboard by itself.
  const isFirstRender = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false
    else form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [step])

  const hasName = draft.name.trim() !== ''
  return (
    <section className="mx-auto max-w-md py-2">
      <Picture
        names={step === 1 ? ['teddy-bear', 'kite'] : ['puzzle-piece', 'comet']}
        seed={`onboarding ${step}`}
        className="mb-6 h-36 rounded-card"
      />
      <p className="tabular text-sm text-soft" aria-live="polite">
        {t('step', { step, of: 2 })}
      </p>
      <h1 className="mt-1 text-title">{t('title')}</h1>
      <form
        ref={form}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          if (step === 2) return void child.onSubmit(event)
          event.preventDefault()
          if (hasName) setStep(2)
        }}
      >
        <p>{step === 1 ? t('nameText') : t('dateText', { name: draft.name.trim() })}</p>
        {banner && <Banner>{banner}</Banner>}
        {step === 1 ? (
          <NameField child={child} />
        ) : (
          <>
            <input type="hidden" name="name" value={draft.name} />
            <DateOfBirthField child={child} today={today} />
          </>
        )}
        <Button type="submit" busy={child.isBusy} disabled={step === 1 ? !hasName : !draft.dateOfBirth}>
          {t(step === 1 ? 'next' : 'finish')}
        </Button>
        <div className="flex justify-between">
          {step === 2 && (
            <Button look="quiet" onClick={() => setStep(1)}>
              {t('back')}
            </Button>
          )}
          <Button look="quiet" className="ms-auto" onClick={() => router.push('/')}>
            {t('skip')}
          </Button>
        </div>
      </form>
      <Link href="/generate-activity?by=age" className="mx-auto mt-6 flex min-h-11 w-fit items-center text-sm underline underline-offset-4">
        {t('byAge')}
      </Link>
    </section>
  )
}
