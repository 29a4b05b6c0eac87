'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useId, useState } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'id' | 'method' | 'action' | 'noValidate'> {
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
}

/**
 * The one form for input, submitted by the page's scripts. Before they run, the browser posts it to a route that reads nothing and returns
 * here with a message. Never by GET: the address would be stored and logged.
 */
export function Form({ children, onSubmit, ...form }: Props) {
  const t = useTranslations('form')
  const formId = useId()
  const unsentId = useId()
  const [isSent, setIsSent] = useState(false)
  // A dialog focuses its form's first field when it opens; this form may come later, once its data is loaded.
  useEffect(() => {
    const own = document.getElementById(formId)
    if (own?.closest('dialog')?.open && !own.contains(document.activeElement)) own.querySelector('input')?.focus()
  }, [formId])
  return (
    <form
      {...form}
      id={formId}
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

/** A form whose values belong in the address: a search, which also works before the page's scripts run. */
export function SearchForm(form: Omit<ComponentProps<'form'>, 'method'>) {
  return <form {...form} method="get" />
}
