'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId, useState } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'id' | 'method' | 'action' | 'noValidate'> {
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
}

/**
 * The one form that sends what is typed. Its work is done by the page's scripts; where somebody is quicker than those, the browser
 * sends it by itself: never in the address, where it would be kept and logged, but to where nobody reads it, and from there back
 * here, with a sentence that says so.
 */
export function Form({ children, onSubmit, ...form }: Props) {
  const t = useTranslations('form')
  const unsentId = useId()
  const [isSent, setIsSent] = useState(false)
  return (
    <form
      {...form}
      noValidate
      method="post"
      action={`/api/unsent?form=${encodeURIComponent(unsentId)}`}
      onSubmit={(event) => {
        setIsSent(true)
        return onSubmit(event)
      }}
    >
      {!isSent && (
        <p id={unsentId} className="hidden scroll-mt-60 rounded-control bg-danger-soft px-4 py-3 text-danger target:block">
          {t('unsent')}
        </p>
      )}
      {children}
    </form>
  )
}

/** A form of which the address is to tell: what is looked for on this page, also before its scripts run. */
export function SearchForm(form: Omit<ComponentProps<'form'>, 'method'>) {
  return <form {...form} method="get" />
}
