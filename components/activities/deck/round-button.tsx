import { clsx } from 'clsx/lite'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string
  icon: ReactNode
  small?: boolean
  /** The one that is meant to be pressed. */
  main?: boolean
  /** It takes no press yet, for less than half a second: it does not fade for that. */
  isSettling?: boolean
}

/** A round button under a card. Unavailable, it keeps the focus, which is there for the next card; whoever is called has to look. */
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
        small ? 'size-12' : 'size-16',
        main ? 'bg-accent text-on-accent hover:bg-accent-strong' : 'bg-surface text-ink hover:bg-sunken',
      )}
    >
      {icon}
    </button>
  )
}
