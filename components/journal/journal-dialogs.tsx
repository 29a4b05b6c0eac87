'use client'

import dynamic from 'next/dynamic'
import type { EntryAbout } from '#components/journal/entry-dialog'
import type { JournalEntry, ListedEntry } from '#lib/schemas/journal/journal'

/** Loaded on demand. */
const EntryDialog = dynamic(() => import('#components/journal/entry-dialog').then((file) => file.EntryDialog), { ssr: false })
const DeleteEntryDialog = dynamic(() => import('#components/journal/delete-entry-dialog').then((file) => file.DeleteEntryDialog), { ssr: false })
const EntryPictureDialog = dynamic(() => import('#components/journal/entry-picture-dialog').then((file) => file.EntryPictureDialog), { ssr: false })

/** The task of the dialog over the list. */
export type JournalTask = { kind: 'write'; about: EntryAbout } | { kind: 'delete'; entry: ListedEntry } | { kind: 'enlarge'; entry: ListedEntry }

interface Props {
  task: JournalTask | undefined
  onClose: () => void
  onSaved: (entry: JournalEntry) => void
  onDeleted: () => void
}

/** The open dialog over a list of entries, if any. */
export function JournalDialogs({ task, onClose, onSaved, onDeleted }: Props) {
  if (!task) return null
  if (task.kind === 'write') return <EntryDialog about={task.about} onClose={onClose} onSaved={onSaved} />
  if (task.kind === 'delete') return <DeleteEntryDialog entry={task.entry} onClose={onClose} onDeleted={onDeleted} />
  if (task.kind === 'enlarge') return <EntryPictureDialog entry={task.entry} onClose={onClose} />
}
