import { clsx } from 'clsx'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Fault } from '#components/ui/fault'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  error?: string | undefined
  hint?: string
  /** Something at the field's end, such as a reveal button. */
  after?: ReactNode
}

/** A labelled input; its fault stands under it and is read out with it. */
export function Field({ label, error, hint, after, ...input }: Props) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const describedBy = clsx(error && errorId, hint && hintId) || undefined
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={clsx(
            'min-h-12 w-full rounded-control border bg-surface px-4 text-ink placeholder:text-soft',
            // What is written from the left stands at the right in a page that begins there, and its button at the left.
            input.dir === 'ltr' && 'rtl:text-end',
            after && (input.dir === 'ltr' ? 'pe-13 rtl:ps-13 rtl:pe-4' : 'pe-13'),
            error ? 'border-danger' : 'border-line',
          )}
        />
        {after && <div className="absolute inset-y-0 end-0.5 grid place-items-center">{after}</div>}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <Fault id={errorId} text={error} />
    </div>
  )
}
