'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import { Fault } from '#components/ui/fault'
import { SelectBox } from '#components/ui/select'

interface Props {
  label: string
  name: string
  /** What stands there while nothing is chosen, which can be chosen too. Absent where one is always chosen. */
  none?: string
  choices: readonly { id: string; name: string }[]
  /** An id; empty for none. */
  value: string
  hint?: string
  error?: string | undefined
  disabled?: boolean
  onChange: (id: string) => void
}

/** One of many, or none, under a label like that of a typed field; its fault stands under it and is read out with it. */
export function LabelledSelect({ label, name, none, choices, value, hint, error, disabled, onChange }: Props) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <SelectBox
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(error && errorId, hint && hintId) || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </SelectBox>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <Fault id={errorId} text={error} />
    </div>
  )
}
