import { clsx } from 'clsx'
import { type TextareaHTMLAttributes, useId } from 'react'
import { Fault } from '#components/ui/fault'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled text of several lines that grows with what is typed; its fault stands under it and is read out with it. */
export function TextArea({ label, error, hint, ...area }: Props) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        rows={2}
        dir="auto"
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(error && errorId, hint && hintId) || undefined}
        className={clsx(
          'field-sizing-content max-h-64 min-h-20 w-full resize-y rounded-control border bg-surface px-4 py-3 text-ink placeholder:text-soft',
          error ? 'border-danger' : 'border-line',
        )}
      />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <Fault id={errorId} text={error} />
    </div>
  )
}
