import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

/** Returns a chip's classes, on or off. */
export const chipLook = (isOn: boolean) =>
  clsx(
    'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm transition-colors duration-150',
    isOn ? 'is-chosen border-accent bg-accent-soft font-medium text-accent' : 'border-line bg-surface',
  )

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  isOn: boolean
}

/** A filter that is on or off. */
export function Chip({ isOn, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} aria-pressed={isOn} className={chipLook(isOn)} />
}
