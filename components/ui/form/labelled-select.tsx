'use client'

import { Labelled } from '#components/ui/form/labelled'
import { SelectBox } from '#components/ui/input/select'

interface Props {
  label: string
  name: string
  /** The text of the empty choice. Absent if a choice is required. */
  none?: string
  choices: readonly { id: string; name: string }[]
  /** An id; empty for none. */
  value: string
  hint?: string
  error?: string | undefined
  disabled?: boolean
  onChange: (id: string) => void
}

/** A labelled list with one choice or none; its error is shown below and announced with it. */
export function LabelledSelect({ label, name, none, choices, value, hint, error, disabled, onChange }: Props) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(described) => (
        <SelectBox {...described} name={name} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </SelectBox>
      )}
    </Labelled>
  )
}
