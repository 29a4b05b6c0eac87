import { clsx } from 'clsx/lite'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { chipLook } from '#components/ui/input/toggle-chip'

interface Props<T extends string | number> {
  label: string
  value: T | null
  /** Those most wanted, apart from the others. */
  first?: { id: string; value: T; text: string }[]
  options: { value: T; text: string }[]
  onChange: (value: T | null) => void
}

/**
 * Something to narrow by that has many values: the browser's own list, which every device knows how to show. Where one of the first
 * and one of the others mean the same, what is shown is the one that was chosen.
 */
export function ChipSelect<T extends string | number>({ label, value, first = [], options, onChange }: Props<T>) {
  const [chosenId, setChosenId] = useState<string>()
  const chosenFirst = first.find((option) => option.id === chosenId && option.value === value)
  const isPlain = options.some((option) => option.value === value)
  // As an address has it, without having been chosen here.
  const shown = chosenFirst ?? (isPlain ? undefined : first.find((option) => option.value === value))
  return (
    <span className="relative shrink-0">
      <select
        aria-label={label}
        value={shown?.id ?? value ?? ''}
        onChange={({ target }) => {
          const own = first.find(({ id }) => id === target.value)
          setChosenId(own?.id)
          onChange((own ?? options.find((option) => String(option.value) === target.value))?.value ?? null)
        }}
        className={clsx(chipLook(value !== null), 'field-sizing-content appearance-none pe-9')}
      >
        <option value="">{label}</option>
        {first.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
        {first.length > 0 && <hr />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
    </span>
  )
}
