'use client'

import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Select } from '#components/ui/input/select'

/** Above this number, chips would fill the screen before the content. */
const MAX_CHIPS = 8

interface Props {
  label: string
  name: string
  named: readonly { id: string; name: string }[]
  /** The label of the choice of all. */
  allLabel: string
  /** An id; null for all. */
  value: string | null
  onChange: (id: string | null) => void
}

const ALL = 'all'

/** Chooses one name, or all: chips for a few, a list for many. Names may be long, in either writing direction. */
export function NameChoice({ label, name, named, allLabel, value, onChange }: Props) {
  const shared = { label, name, value: value ?? ALL, onChange: (id: string) => onChange(id === ALL ? null : id) }
  const all = { value: ALL, label: allLabel }
  if (named.length > MAX_CHIPS) return <Select {...shared} choices={[all, ...named.map((one) => ({ value: one.id, label: one.name }))]} />
  const chips = named.map((one) => ({
    value: one.id,
    label: (
      <span dir="auto" className="max-w-56 truncate lg:max-w-full lg:whitespace-normal">
        {one.name}
      </span>
    ),
  }))
  return <ChoiceGroup {...shared} choices={[all, ...chips]} />
}
