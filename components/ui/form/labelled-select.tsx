'use client'

import { Labelled } from '#components/ui/form/labelled'
import { SelectBox } from '#components/ui/input/select'

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
