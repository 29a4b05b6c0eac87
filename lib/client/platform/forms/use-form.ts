'use client'

import { useTranslations } from 'next-intl'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#lib/client/platform/api'
import { ConnectionError } from '#lib/client/platform/offline/connection'
import { validationMessage } from '#lib/i18n/validation'
import { wirePath } from '#lib/schemas/platform/wire'

/** What is wrong with a field, by the name that the server gives it. */
interface Fault {
  field: string
  message: string
}

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
  /** Brings a faulty field into sight, at once, before it gets the focus; one that is on another step, too. */
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

  function show(form: HTMLFormElement, faults: Fault[]) {
    const byField: Record<string, string> = {}
    for (const { field, message } of faults) byField[field] ??= message
    setErrors(byField)
    forgetOnInput(form)
    const firstShown = () => Array.from(form.elements).find((element) => isOf(element, byField))
    const shown = firstShown()
    const field = shown ? wireName(shown) : faults[0]?.field
    if (field !== undefined) reveal?.(field)
    const first = shown ?? firstShown()
    if (first instanceof HTMLElement) {
      first.focus()
      // Also if it had the focus before, and was scrolled away from.
      first.scrollIntoView({ block: 'nearest' })
    }
    return first !== undefined
  }

  /** A fault goes as its field is corrected; whether it is corrected well shows as it is sent again. */
  function forgetOnInput(form: HTMLFormElement) {
    // After React has taken what was typed: drawn before, the field would have its old value again.
    form.oninput = ({ target }) => void (target instanceof Element && setTimeout(() => forget(wireName(target))))
  }

  function parse(form: HTMLFormElement | null) {
    return z.safeParse(schema, read ? read() : Object.fromEntries(new FormData(form ?? undefined)), { reportInput: true })
  }

  function faultsOf({ error }: ReturnType<typeof parse>): Fault[] {
    return (error?.issues ?? []).map((issue) => {
      const { key, values } = validationMessage(issue)
      return { field: wirePath(issue.path), message: t(key, values) }
    })
  }

  /** Judges a field as it is left, before the form is sent. An empty one is not a fault yet. */
  function onLeave({ currentTarget: field, relatedTarget: next }: FocusEvent<HTMLInputElement>) {
    // A message that moved the button under the pointer would make the press miss it; pressed, it judges by itself.
    if (next instanceof HTMLButtonElement && next.matches(':active')) return
    const name = wireName(field)
    const fault = field.value === '' ? undefined : faultsOf(parse(field.form)).find((one) => isAt(one.field, name))
    if (field.form) forgetOnInput(field.form)
    forget(name)
    if (fault) setErrors((all) => ({ ...all, [fault.field]: fault.message }))
  }

  /** Judges the fields of this step, as `onSubmit` judges all. @returns whether the next step may follow */
  function checkStep(form: HTMLFormElement): boolean {
    const fields = Array.from(form.elements).map(wireName)
    const faults = faultsOf(parse(form)).filter(({ field }) => fields.some((name) => name !== '' && isAt(field, name)))
    return !show(form, faults)
  }

  function forget(name: string) {
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => name === '' || !isAt(field, name))))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isUnderWay.current) return
    setBanner(undefined)
    const parsed = parse(form)
    if (!parsed.success) {
      if (!show(form, faultsOf(parsed))) setBanner(failed)
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
      if (error instanceof ConnectionError) setBanner(tForm('offline'))
      else setBanner(isSignedOut ? tForm('signedOut') : (problem?.detail ?? failed))
      onFailed?.()
    } finally {
      isUnderWay.current = false
      setIsSubmitting(false)
    }
  }

  return { onSubmit, onLeave, checkStep, errors, banner, isSubmitting, setBanner }
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
