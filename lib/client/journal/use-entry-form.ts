'use client'

import { useState } from 'react'
import { noRecipient } from '#lib/client/journal/about-choices'
import { useCreateEntry, useUpdateEntry } from '#lib/client/journal/journal'
import { createDraftStore, type DraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import { localDay } from '#lib/client/platform/local-day'
import type { RecipientIds } from '#lib/client/profiles/use-recipient-name'
import { entryInput, type JournalEntry, journalEntry } from '#lib/schemas/journal/journal'

/** An entry while it is edited: missing values are empty. */
export interface EntryDraft extends RecipientIds {
  activityId: string | null
  /** YYYY-MM-DD. */
  date: string
  title: string
  description: string
  /** 1 to 5. */
  rating: number | null
  imageBase64: string | null
}

/** The initial values of a new entry. */
export interface EntryStart {
  about?: RecipientIds | undefined
  activity?: { id: string; title: string } | undefined
}

interface Options {
  /** The entry to change, with its full picture; undefined for a new one. */
  row: JournalEntry | undefined
  start: EntryStart
  failed: string
  onSaved: (entry: JournalEntry) => void
}

const drafts = createDraftStore<KeptDraft<JournalEntry, EntryDraft>>()

/** The form for a new or existing journal entry. */
export function useEntryForm({ row, start, failed, onSaved }: Options) {
  const create = useCreateEntry()
  const update = useUpdateEntry(row?.id ?? '')
  const [blank] = useState(() => blankDraft(start))
  return useRowForm({
    drafts: start.activity ? draftsAbout(start.activity.id) : drafts,
    row,
    blank,
    toDraft,
    toInput,
    schema: entryInput,
    rowSchema: journalEntry,
    create: create.mutateAsync,
    update: update.mutateAsync,
    failed,
    onSaved,
  })
}

/** Keeps drafts about one activity apart from drafts about another. */
function draftsAbout(activityId: string): typeof drafts {
  const own = (key: string) => `${key} about ${activityId}`
  const store: DraftStore<KeptDraft<JournalEntry, EntryDraft>> = {
    useKept: (key) => drafts.useKept(own(key)),
    keep: (key, draft) => drafts.keep(own(key), draft),
    forget: (key) => drafts.forget(own(key)),
  }
  return store
}

function blankDraft({ about = noRecipient, activity }: EntryStart): EntryDraft {
  const empty = { description: '', rating: null, imageBase64: null }
  return { ...empty, ...about, activityId: activity?.id ?? null, date: localDay(), title: activity?.title ?? '' }
}

function toDraft({ childId, childIds, groupId, activityId, date, title, description, rating, imageBase64 }: JournalEntry): EntryDraft {
  return { childId, childIds, groupId, activityId, date, title, description: description ?? '', rating, imageBase64 }
}

/** Leaves out required values that are not chosen yet. */
function toInput({ childId, childIds, groupId, rating, ...draft }: EntryDraft): Record<string, unknown> {
  const about = { childId: childId ?? undefined, childIds: childIds.length > 0 ? childIds : undefined, groupId: groupId ?? undefined }
  return { ...draft, ...about, rating: rating ?? undefined }
}
