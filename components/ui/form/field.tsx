import { clsx } from 'clsx/lite'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Labelled } from '#components/ui/form/labelled'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  error?: string | undefined
  hint?: string
  /** Content at the field's end, such as a reveal button. */
  after?: ReactNode
}

/** A labelled input; its error is shown below and announced with it. */
export function Field({ label, error, hint, after, ...input }: Props) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(described) => (
        <div className="relative">
          <input
            {...input}
            {...described}
            className={clsx(
              'min-h-12 w-full rounded-control border bg-surface px-4 text-ink placeholder:text-soft',
              // In an RTL page, LTR input is aligned right, with its button on the left.
              input.dir === 'ltr' && 'rtl:text-end',
              after && (input.dir === 'ltr' ? 'pe-13 rtl:ps-13 rtl:pe-4' : 'pe-13'),
              error ? 'border-danger' : 'border-line',
            )}
          />
          {after && <div className="absolute inset-y-0 end-0.5 grid place-items-center">{after}</div>}
        </div>
      )}
    </Labelled>
  )
}
