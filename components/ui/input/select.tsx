import { clsx } from 'clsx/lite'
import { ChevronDown } from 'lucide-react'
import { type SelectHTMLAttributes, useId } from 'react'

interface Props<T extends string> {
  label: string
  name: string
  choices: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A question with many answers: the browser's own list, which works on every device. */
export function Select<T extends string>({ label, name, choices, value, onChange }: Props<T>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-3 block font-semibold text-sub">
        {label}
      </label>
      <SelectBox
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}

/** The list without its label, for callers with another label or grouped options. */
export function SelectBox(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div className="relative max-w-md">
      <select
        {...props}
        className={clsx(
          'min-h-12 w-full appearance-none truncate rounded-control border bg-surface ps-4 pe-11 text-ink',
          props['aria-invalid'] ? 'border-danger' : 'border-line',
        )}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-soft" />
    </div>
  )
}
