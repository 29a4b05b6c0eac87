'use client'

import { useTranslations } from 'next-intl'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#lib/client/platform/api'
import { ConnectionError } from '#lib/client/platform/offline/connection'
import { validationMessage } from '#lib/i18n/validation'
import { wirePath } from '#lib/schemas/platform/wire'

/** An error of one field, under the name that the API gives the field. */
interface FieldError {
  field: string
  message: string
}

interface Options<T extends z.ZodMiniType> {
  schema: T
  /** Reads the values, if the form's elements do not hold all of them. */
  read?: () => unknown
  /** Saves the parsed values. May throw an ApiError, whose messages are shown at their fields. */
  submit: (input: z.output<T>) => Promise<void>
  /** The message above the form if the server sends none. */
  failed: string
  /** Called when a save failed for a reason that no field explains. */
  onFailed?: (() => void) | undefined
  /** The message above the form when it opens. */
  initialBanner?: string | undefined
  /** Makes a field with an error visible, synchronously, before it gets the focus; it may be on another step. */
  reveal?: ((field: string) => void) | undefined
}

/**
 * The one form pattern: the browser keeps the values, and the schema that the server also uses checks them. Each error is shown at its
 * field, with the focus on the first. A failed save leaves all values in place.
 */
export function useForm<T extends z.ZodMiniType>({ schema, read, submit, failed, onFailed, initialBanner, reveal }: Options<T>) {
  const t = useTranslations('validation')
  const tForm = useTranslations('form')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [banner, setBanner] = useState(initialBanner)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isUnderWay = useRef(false)
  const submitted = useRef<HTMLFormElement>(null)
  // The button may be far below the message.
  useEffect(() => {
    if (banner !== undefined) submitted.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [banner])

  function show(form: HTMLFormElement, fieldErrors: FieldError[]) {
    const byField: Record<string, string> = {}
    for (const { field, message } of fieldErrors) byField[field] ??= message
    setErrors(byField)
    forgetOnInput(form)
    const firstShown = () => Array.from(form.elements).find((element) => hasError(element, byField))
    const shown = firstShown()
    const field = shown ? getApiName(shown) : fieldErrors[0]?.field
    if (field !== undefined) reveal?.(field)
    const first = shown ?? firstShown()
    if (first instanceof HTMLElement) {
      first.focus()
      // The field may already have the focus but be scrolled out of view.
      first.scrollIntoView({ block: 'nearest' })
    }
    return first !== undefined
  }

  /** Hides a field's error when the field changes; the next submit checks it again. */
  function forgetOnInput(form: HTMLFormElement) {
    // After React has processed the input: an earlier render would restore the field's old value.
    form.oninput = ({ target }) => void (target instanceof Element && setTimeout(() => forget(getApiName(target))))
  }

  function parse(form: HTMLFormElement | null) {
    return z.safeParse(schema, read ? read() : Object.fromEntries(new FormData(form ?? undefined)), { reportInput: true })
  }

  function toFieldErrors({ error }: ReturnType<typeof parse>): FieldError[] {
    return (error?.issues ?? []).map((issue) => {
      const { key, values } = validationMessage(issue)
      return { field: wirePath(issue.path), message: t(key, values) }
    })
  }

  /** Checks a field when it loses the focus. An empty field is not an error yet. */
  function onLeave({ currentTarget: field, relatedTarget: next }: FocusEvent<HTMLInputElement>) {
    // A message that moved the button under the pointer would make the click miss it; the click checks the form itself.
    if (next instanceof HTMLButtonElement && next.matches(':active')) return
    const name = getApiName(field)
    const error = field.value === '' ? undefined : toFieldErrors(parse(field.form)).find((one) => isInField(one.field, name))
    if (field.form) forgetOnInput(field.form)
    forget(name)
    if (error) setErrors((all) => ({ ...all, [error.field]: error.message }))
  }

  /** Checks the fields of this step only. @returns whether the next step may follow */
  function checkStep(form: HTMLFormElement): boolean {
    const fields = Array.from(form.elements).map(getApiName)
    const fieldErrors = toFieldErrors(parse(form)).filter(({ field }) => fields.some((name) => name !== '' && isInField(field, name)))
    return !show(form, fieldErrors)
  }

  function forget(name: string) {
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => name === '' || !isInField(field, name))))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    submitted.current = form
    if (isUnderWay.current) return
    setBanner(undefined)
    const parsed = parse(form)
    if (!parsed.success) {
      if (!show(form, toFieldErrors(parsed))) setBanner(failed)
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
      // The error did not come from the server: the user signed out, perhaps in another tab.
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

/** Whether one of these errors belongs to the element's field or an entry of it: `steps.2` is shown at `steps`. */
function hasError(element: Element, errors: Record<string, string>): boolean {
  const name = getApiName(element)
  return name !== '' && Object.keys(errors).some((field) => isInField(field, name))
}

function isInField(field: string, name: string): boolean {
  return field === name || field.startsWith(`${name}.`)
}

/** The field's name as the API names it. */
function getApiName(element: Element): string {
  return 'name' in element && typeof element.name === 'string' ? wirePath([element.name]) : ''
}
