'use client'

import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Select } from '#components/ui/input/select'

/** With more names than these, chips would fill the screen before what they filter. */
const MAX_CHIPS = 8

interface Props {
  label: string
  name: string
  named: readonly { id: string; name: string }[]
  /** What stands for all of them. */
  allLabel: string
  /** An id; null for all. */
  value: string | null
  onChange: (id: string | null) => void
}

const ALL = 'all'

/** One of several by name, or all: chips for a few, a list to open for many. Names may be long, and of either direction. */
export function NameChoice({ label, name, named, allLabel, value, onChange }: Props) {
  const shared = { label, name, value: value ?? ALL, onChange: (id: string) => onChange(id === ALL ? null : id) }
  const all = { value: ALL, label: allLabel }
  if (named.length > MAX_CHIPS) return <Select {...shared} choices={[all, ...named.map((one) => ({ value: one.id, label: one.name }))]} />
  const chips = named.map((one) => ({
    value: one.id,
    label: (
      <span dir="auto" className="max-w-56 truncate">
        {one.name}
      </span>
    ),
  }))
  return <ChoiceGroup {...shared} choices={[all, ...chips]} />
}
