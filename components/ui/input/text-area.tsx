import { clsx } from 'clsx/lite'
import type { TextareaHTMLAttributes } from 'react'
import { Labelled } from '#components/ui/form/labelled'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled multi-line input that grows with its text; its error is shown below and announced with it. */
export function TextArea({ label, error, hint, ...area }: Props) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(described) => (
        <textarea
          rows={2}
          dir="auto"
          {...area}
          {...described}
          className={clsx(
            'field-sizing-content max-h-64 min-h-20 w-full resize-y rounded-control border bg-surface px-4 py-3 text-ink placeholder:text-soft',
            error ? 'border-danger' : 'border-line',
          )}
        />
      )}
    </Labelled>
  )
}
