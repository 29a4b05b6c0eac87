import { clsx } from 'clsx/lite'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Labelled } from '#components/ui/form/labelled'

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
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(described) => (
        <div className="relative">
          <input
            {...input}
            {...described}
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
      )}
    </Labelled>
  )
}
