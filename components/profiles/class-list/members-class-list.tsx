'use client'

import dynamic from 'next/dynamic'

// Loaded on demand: most users type the names.
const ClassListDialog = dynamic(() => import('#components/profiles/class-list/class-list-dialog').then((file) => file.ClassListDialog), {
  ssr: false,
})

interface Props {
  /** YYYY-MM-DD. */
  today: string
  /** The ids of the members of the group that is open beneath. */
  members: readonly string[]
  onChange: (members: string[]) => void
  onClose: () => void
}

/** Adds the children of a pasted class list to the members of a group that is being filled in. */
export function MembersClassList({ today, members, onChange, onClose }: Props) {
  return (
    <ClassListDialog
      today={today}
      hasGroup={false}
      onClose={onClose}
      onAdded={(ids) => onChange([...new Set([...members, ...ids])])}
      onDone={onClose}
    />
  )
}
