import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Props<T extends string> {
  /** The question, read out with the group. */
  label: string
  /** Where it stands above it already. */
  isLabelHidden?: boolean
  name: string
  choices: readonly { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** A question with a few answers, one of which holds: radio buttons that look like chips. */
export function ChoiceGroup<T extends string>({ label, isLabelHidden = false, name, choices, value, onChange }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-3 font-semibold text-sub'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={clsx(
              'relative flex min-h-12 max-w-full items-center gap-2 rounded-full border px-5 font-medium transition-colors duration-150',
              'has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              choice.value === value ? 'border-accent bg-accent-soft text-accent' : 'border-line bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
