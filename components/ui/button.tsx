import { clsx } from 'clsx/lite'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
} as const

/** Returns a button's classes, for links that look like one. */
export function buttonClass(look: keyof typeof looks = 'primary', className?: string) {
  return clsx(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-medium leading-tight transition-colors duration-150',
    'disabled:opacity-55 aria-disabled:opacity-55',
    looks[look],
    className,
  )
}

interface Props extends ComponentProps<'button'> {
  look?: keyof typeof looks
  /** Shows that work is in progress, and ignores clicks, but keeps the focus. */
  busy?: boolean
}

export function Button({ look = 'primary', busy = false, className, children, onClick, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </button>
  )
}
