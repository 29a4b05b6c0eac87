'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/client/api'
import { type EntryDraft, useEntryDraft } from '#lib/client/entry-draft'
import { useCreateEntry, useUpdateEntry } from '#lib/client/journal'
import { localDay } from '#lib/client/local-day'
import { randomKey } from '#lib/client/random-key'
import { useForm } from '#lib/client/use-form'
import { type EntryForm, entryForm, type JournalEntry, journalEntry } from '#lib/schemas/journal'
import { fromWire } from '#lib/schemas/wire'

/** What a new entry begins with. */
export interface EntryStart {
  childId?: string | undefined
  activity?: { id: string; title: string } | undefined
}

interface Options {
  /** The one to change; a new one where absent. */
  entry?: JournalEntry | undefined
  start: EntryStart
  /** The sentence for a save that failed without an answer. */
  failed: string
  onSaved: (entry: JournalEntry) => void
}

/** The form for an entry: what is typed so far, the way to save it once, and what to do where it was changed elsewhere meanwhile. */
export function useEntryForm({ entry, start, failed, onSaved }: Options) {
  const client = useQueryClient()
  const [create, update] = [useCreateEntry(), useUpdateEntry()]
  const [initial] = useState(() => (entry ? draftOf(entry) : newDraft(start)))
  const { draft, keep, clear } = useEntryDraft(entry?.id ?? `about ${start.activity?.id ?? 'anything'}`, initial)
  const [theirs, setTheirs] = useState<JournalEntry>()
  const [isKeeping, setIsKeeping] = useState(false)
  const isSaved = create.isSuccess || update.isSuccess

  function edit(part: Partial<EntryDraft>) {
    keep({ ...draft, ...part, idempotencyKey: randomKey() })
  }

  function finish(saved: JournalEntry) {
    clear()
    onSaved(saved)
  }

  async function save(input: EntryForm, version: number | undefined) {
    const picture = draft.picture === undefined ? {} : { imageBase64: draft.picture }
    if (entry) return update.mutateAsync({ id: entry.id, change: { ...input, ...picture, version } })
    const about = start.activity ? { activityId: start.activity.id } : {}
    return create.mutateAsync({ input: { ...input, ...about, ...picture }, idempotencyKey: draft.idempotencyKey })
  }

  const form = useForm({
    schema: entryForm,
    failed,
    submit: async (input) => {
      try {
        finish(await save(input, draft.version))
      } catch (error) {
        const current = conflicting(error)
        if (!current) throw error
        // Our own save, whose answer was lost.
        if (isSame(current, draft)) finish(current)
        else setTheirs(current)
      }
    },
  })

  /** Saves what is typed on top of what was saved elsewhere. */
  async function keepMine() {
    const parsed = entryForm.safeParse(draft)
    if (!theirs || !parsed.success || isKeeping) return
    form.setBanner(undefined)
    setIsKeeping(true)
    try {
      finish(await save(parsed.data, theirs.version))
    } catch (error) {
      const again = conflicting(error)
      if (again) setTheirs(again)
      else form.setBanner(error instanceof ApiError ? (error.problem?.detail ?? failed) : failed)
    }
    setIsKeeping(false)
  }

  /** Goes on from what was saved elsewhere. */
  function takeTheirs() {
    if (!theirs) return
    keep(draftOf(theirs))
    setTheirs(undefined)
    void client.invalidateQueries({ queryKey: ['journal'] })
  }

  return { ...form, draft, edit, isBusy: form.isSubmitting || isSaved, theirs, keepMine, takeTheirs, isKeeping }
}
export type EntryFormState = ReturnType<typeof useEntryForm>

function draftOf(entry: JournalEntry): EntryDraft {
  const { childId, date, title, description, rating, version } = entry
  return { childId, date, title, description: description ?? '', rating: String(rating), picture: undefined, version, idempotencyKey: randomKey() }
}

function newDraft({ childId = '', activity }: EntryStart): EntryDraft {
  const empty = { description: '', rating: '', picture: undefined, version: undefined, idempotencyKey: randomKey() }
  return { ...empty, childId, date: localDay(), title: activity?.title ?? '' }
}

/** The entry as it is now, where an error says that it has moved on. */
function conflicting(error: unknown): JournalEntry | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return journalEntry.safeParse(fromWire(error.problem?.current)).data
}

function isSame(entry: JournalEntry, draft: EntryDraft): boolean {
  const saved = draftOf(entry)
  const keys = ['childId', 'date', 'rating'] as const
  return (
    keys.every((key) => saved[key] === draft[key]) &&
    saved.title === draft.title.trim() &&
    saved.description === draft.description.trim() &&
    draft.picture === undefined
  )
}
