import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

interface Props {
  /** Radio buttons allow one choice, checkboxes any number. */
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  onChange: () => void
  /** Classes for height, padding and weight. */
  className: string
  children: ReactNode
}

/** A choice that looks like a chip. */
export function ChoiceChip({ type, name, value, isChosen, onChange, className, children }: Props) {
  return (
    <label
      className={clsx(
        'relative flex max-w-full items-center rounded-full border transition-colors duration-150',
        'has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isChosen ? 'is-chosen border-accent bg-accent-soft text-accent' : 'border-line bg-surface',
        className,
      )}
    >
      <input type={type} name={name} value={value} checked={isChosen} onChange={onChange} className="sr-only" />
      {children}
    </label>
  )
}
