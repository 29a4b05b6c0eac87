interface Props {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox with its label, as one line. */
export function CheckLine({ label, isOn, onChange }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 self-start text-sm">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} className="size-5 accent-accent" />
      {label}
    </label>
  )
}
