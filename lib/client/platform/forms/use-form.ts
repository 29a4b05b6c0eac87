'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#lib/client/platform/api'
import { validationMessage } from '#lib/i18n/validation'
import { wirePath } from '#lib/schemas/platform/wire'

interface Options<T extends z.ZodMiniType> {
  schema: T
  /** What was typed, where the fields of the form do not say it all. */
  read?: () => unknown
  /** Does the work with what was typed; may throw an ApiError, whose sentences land at their fields. */
  submit: (input: z.output<T>) => Promise<void>
  /** The sentence above the form when the server gives none. */
  failed: string
  /** Told when a save failed for a reason that is no field's. */
  onFailed?: (() => void) | undefined
  /** The sentence above the form as it opens. */
  initialBanner?: string | undefined
  /** Brings a faulty field into sight, at once, before it gets the focus. */
  reveal?: ((field: string) => void) | undefined
}

/**
 * The one form pattern: the browser keeps what is typed, the schema the server also uses checks it, each fault stands at
 * its field with the focus on the first, and a failed save leaves everything in place.
 */
export function useForm<T extends z.ZodMiniType>({ schema, read, submit, failed, onFailed, initialBanner, reveal }: Options<T>) {
  const t = useTranslations('validation')
  const tForm = useTranslations('form')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [banner, setBanner] = useState(initialBanner)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isUnderWay = useRef(false)

  function show(form: HTMLFormElement, faults: { field: string; message: string }[]) {
    const byField: Record<string, string> = {}
    for (const { field, message } of faults) byField[field] ??= message
    setErrors(byField)
    // A fault goes as its field is mended; whether it is mended well shows as it is sent again. After React has taken what was typed:
    // drawn before, the field would have its old value again.
    form.oninput = ({ target }) => void (target instanceof Element && setTimeout(() => forget(wireName(target))))
    const first = Array.from(form.elements).find((element) => isOf(element, byField))
    if (first instanceof HTMLElement) {
      reveal?.(wireName(first))
      first.focus()
    }
    return first !== undefined
  }

  function forget(name: string) {
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => name === '' || !isAt(field, name))))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isUnderWay.current) return
    setBanner(undefined)
    const parsed = z.safeParse(schema, read ? read() : Object.fromEntries(new FormData(form)), { reportInput: true })
    if (!parsed.success) {
      const faults = parsed.error.issues.map((issue) => {
        const { key, values } = validationMessage(issue)
        return { field: wirePath(issue.path), message: t(key, values) }
      })
      show(form, faults)
      return
    }
    setErrors({})
    isUnderWay.current = true
    setIsSubmitting(true)
    try {
      await submit(parsed.data)
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined
      const isShown = problem ? show(form, problem.errors) : false
      // Without an answer of the server's: signed out, perhaps in another tab.
      const isSignedOut = error instanceof ApiError && error.status === 401 && !problem
      if (isShown) return
      setBanner(isSignedOut ? tForm('signedOut') : (problem?.detail ?? failed))
      onFailed?.()
    } finally {
      isUnderWay.current = false
      setIsSubmitting(false)
    }
  }

  return { onSubmit, errors, banner, isSubmitting, setBanner }
}

/** Whether one of these faults is the field's own, or that of an entry of it: `steps.2` is shown at `steps`. */
function isOf(element: Element, faults: Record<string, string>): boolean {
  const name = wireName(element)
  return name !== '' && Object.keys(faults).some((field) => isAt(field, name))
}

function isAt(field: string, name: string): boolean {
  return field === name || field.startsWith(`${name}.`)
}

/** A field's name as the server names it in its answers. */
function wireName(element: Element): string {
  return 'name' in element && typeof element.name === 'string' ? wirePath([element.name]) : ''
}
