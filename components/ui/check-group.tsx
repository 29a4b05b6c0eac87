import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props<T extends string> {
  /** What is asked, read out with the group. */
  label: ReactNode
  name: string
  choices: readonly { value: T; label: ReactNode }[]
  values: readonly T[]
  onChange: (values: T[]) => void
}

/** A question with any number of answers: checkboxes that look like chips. */
export function CheckGroup<T extends string>({ label, name, choices, values, onChange }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: text }) => {
          const isChosen = values.includes(value)
          return (
            <label
              key={value}
              className={clsx(
                'relative flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-sm transition-colors duration-150',
                'has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
                isChosen ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-line bg-surface',
              )}
            >
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={isChosen}
                onChange={() => onChange(isChosen ? values.filter((one) => one !== value) : [...values, value])}
                className="sr-only"
              />
              {isChosen && <Check aria-hidden className="-ms-1 size-4 shrink-0" />}
              {text}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
