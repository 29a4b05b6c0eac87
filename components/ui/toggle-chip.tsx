import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

const look = (isOn: boolean) =>
  clsx(
    'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm transition-colors duration-150',
    isOn ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-line bg-surface',
  )

/** Something to narrow by that is on or off. */
export function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onClick} className={look(isOn)}>
      {children}
    </button>
  )
}

interface ChipSelectProps {
  label: string
  value: number | null
  /** Those most wanted, apart from the others. */
  first?: { value: number; text: string }[]
  options: { value: number; text: string }[]
  onChange: (value: number | null) => void
}

/** Something to narrow by that has many values: the browser's own list, which every device knows how to show. */
export function ChipSelect({ label, value, first = [], options, onChange }: ChipSelectProps) {
  return (
    <span className="relative shrink-0">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        className={clsx(look(value !== null), 'field-sizing-content appearance-none pe-9')}
      >
        <option value="">{label}</option>
        {first.map((option) => (
          <option key={option.text} value={option.value}>
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
