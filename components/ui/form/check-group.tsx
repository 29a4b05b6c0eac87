import { clsx } from 'clsx/lite'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldError } from '#components/ui/feedback/field-error'
import { ChoiceChip } from '#components/ui/form/choice-chip'

interface Props<T extends string> {
  /** The question, announced with the group. */
  label: ReactNode
  name: string
  choices: readonly { value: T; label: ReactNode }[]
  values: readonly T[]
  error?: string | undefined
  onChange: (values: T[]) => void
}

/** A question with any number of answers: checkboxes that look like chips. */
export function CheckGroup<T extends string>({ label, name, choices, values, error, onChange }: Props<T>) {
  const errorId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: text }) => {
          const isChosen = values.includes(value)
          return (
            <ChoiceChip
              key={value}
              type="checkbox"
              name={name}
              value={value}
              isChosen={isChosen}
              onChange={() => onChange(isChosen ? values.filter((one) => one !== value) : [...values, value])}
              className={clsx('min-h-11 gap-1.5 px-4 text-sm', isChosen && 'font-medium')}
            >
              {isChosen && <Check aria-hidden className="-ms-1 size-4 shrink-0" />}
              {text}
            </ChoiceChip>
          )
        })}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
