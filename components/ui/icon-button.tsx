import { clsx } from 'clsx/lite'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action, for screen readers. */
  label: string
  icon: ReactNode
}

/** A round button with only an icon, at least 44 px wide. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-sunken disabled:opacity-55',
        className,
      )}
    >
      {icon}
    </button>
  )
}
