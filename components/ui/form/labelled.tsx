import { clsx } from 'clsx/lite'
import { type ReactNode, useId } from 'react'
import { FieldError } from '#components/ui/feedback/field-error'

/** The attributes that connect a control with its label, hint and error. */
interface Described {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** The control. */
  children: (described: Described) => ReactNode
}

/** A control under its label; its hint and error are shown below and announced with it. */
export function Labelled({ label, error, hint, children }: Props) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': clsx(error && errorId, hint && hintId) || undefined })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  )
}
