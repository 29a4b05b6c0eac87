import { clsx } from 'clsx/lite'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string
  icon: ReactNode
  small?: boolean
  /** Whether this is the main action. */
  main?: boolean
  /** Whether it ignores presses for less than half a second; it does not look disabled then. */
  isSettling?: boolean
}

/** A round button under a card. A disabled button keeps the focus for the next card; its handler must check. */
export function RoundButton({ label, icon, small = false, main = false, disabled, isSettling, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || isSettling || undefined}
      className={clsx(
        'grid shrink-0 place-items-center rounded-full shadow-card transition duration-150 active:scale-95',
        disabled && 'opacity-55',
        small ? 'size-[min(3rem,max(48px,13vw))]' : 'size-[min(4rem,max(64px,17vw))]',
        main ? 'bg-accent text-on-accent hover:bg-accent-strong' : 'bg-surface text-ink hover:bg-sunken',
      )}
    >
      {icon}
    </button>
  )
}
