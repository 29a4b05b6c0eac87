import { clsx } from 'clsx/lite'

interface Props {
  label: string
  /** Absent if it is not a field of its form. */
  name?: string
  /** The id of a further description. */
  describedBy?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox that looks like a switch and fills its container's width. */
export function Switch({ label, name, describedBy, isOn, onChange }: Props) {
  return (
    <label className="relative flex min-h-12 items-center justify-between gap-4">
      <span className="min-w-0">{label}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox already reports whether it is on
        role="switch"
        name={name}
        aria-describedby={describedBy}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={clsx(
          'flex h-7 w-12 shrink-0 items-center rounded-full border p-0.5 transition-colors duration-150',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2',
          isOn ? 'border-accent bg-accent' : 'border-line bg-sunken',
        )}
      >
        <span
          className={clsx(
            'size-5.5 rounded-full border transition-transform duration-150',
            isOn ? 'translate-x-5 border-on-accent bg-on-accent rtl:-translate-x-5' : 'border-line bg-surface',
          )}
        />
      </span>
    </label>
  )
}
