import { type ReactNode, useId } from 'react'
import { FieldError } from '#components/ui/feedback/field-error'
import { ChoiceChip } from '#components/ui/form/choice-chip'

interface Props<T extends string> {
  /** The question, announced with the group. */
  label: string
  /** Whether the question is already visible above. */
  isLabelHidden?: boolean
  name: string
  choices: readonly { value: T; label: ReactNode }[]
  /** Undefined while none is chosen. */
  value: T | undefined
  error?: string | undefined
  onChange: (value: T) => void
}

/** A question with one answer: radio buttons that look like chips. */
export function ChoiceGroup<T extends string>({ label, isLabelHidden = false, name, choices, value, error, onChange }: Props<T>) {
  const errorId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-3 font-semibold text-sub'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <ChoiceChip
            key={choice.value}
            type="radio"
            name={name}
            value={choice.value}
            isChosen={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="min-h-12 gap-2 px-5 font-medium"
          >
            {choice.label}
          </ChoiceChip>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
