import { clsx } from 'clsx/lite'
import { ChevronDown } from 'lucide-react'
import { chipLook } from '#components/ui/input/toggle-chip'

interface Props {
  label: string
  value: number | null
  /** Those most wanted, apart from the others. */
  first?: { id: string; value: number; text: string }[]
  options: { value: number; text: string }[]
  onChange: (value: number | null) => void
}

/** Something to narrow by that has many values: the browser's own list, which every device knows how to show. */
export function ChipSelect({ label, value, first = [], options, onChange }: Props) {
  return (
    <span className="relative shrink-0">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        className={clsx(chipLook(value !== null), 'field-sizing-content appearance-none pe-9')}
      >
        <option value="">{label}</option>
        {first.map((option) => (
          <option key={option.id} value={option.value}>
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
