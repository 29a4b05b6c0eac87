import { clsx } from 'clsx/lite'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { chipLook } from '#components/ui/input/toggle-chip'

interface Props<T extends string | number> {
  label: string
  value: T | null
  /** The most useful options, in a separate group. */
  first?: { id: string; value: T; text: string }[]
  options: { value: T; text: string }[]
  onChange: (value: T | null) => void
}

/**
 * A filter with many values: the browser's own list, which works on every device. If two options have the same value, the one that was
 * chosen is shown.
 */
export function ChipSelect<T extends string | number>({ label, value, first = [], options, onChange }: Props<T>) {
  const [chosenId, setChosenId] = useState<string>()
  const chosenFirst = first.find((option) => option.id === chosenId && option.value === value)
  const isPlain = options.some((option) => option.value === value)
  // The value came from the address and was not chosen here.
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
