import { clsx } from 'clsx/lite'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string
  icon: LucideIcon
  /** Whether a toggle button is on. */
  pressed?: boolean
}

/** An icon above its label. A disabled button keeps the focus; its handler must check. */
export function ActionButton({ label, icon: Icon, pressed, disabled, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={clsx(
        'flex min-h-16 flex-col items-center justify-center gap-1 rounded-control border px-1 text-center text-xs transition-colors duration-150 aria-disabled:opacity-55',
        pressed ? 'is-chosen border-accent bg-accent-soft font-semibold text-accent' : 'border-hairline bg-surface hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className="size-5" fill={pressed ? 'currentColor' : 'none'} fillOpacity={0.2} />
      {label}
    </button>
  )
}
