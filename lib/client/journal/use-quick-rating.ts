import { useState } from 'react'
import { useCreateEntry, useUpdateEntry } from '#lib/client/journal/journal'
import { localDay } from '#lib/client/platform/local-day'
import { randomKey } from '#lib/client/platform/random-key'
import type { RecipientIds } from '#lib/client/profiles/use-recipient-name'
import type { JournalEntry } from '#lib/schemas/journal/journal'

/** The maximum length of an entry's title, characters. */
const TITLE_LENGTH = 120

/** An activity that was done, with its recipients. */
export interface DoneWith extends RecipientIds {
  id: string
  title: string
  doneAt: Date | string | null
}

/** A rating creates a journal entry; a further rating changes it. */
export function useQuickRating({ id, title, childId, childIds, groupId, doneAt }: DoneWith) {
  const [entry, setEntry] = useState<JournalEntry>()
  const [idempotencyKey] = useState(randomKey)
  const create = useCreateEntry()
  const update = useUpdateEntry(entry?.id ?? '')
  const date = localDay(doneAt === null ? undefined : new Date(doneAt))
  // The API accepts exactly one of the three.
  const about = groupId ? { groupId } : childIds.length > 0 ? { childIds: [...childIds] } : { childId }
  const input = { ...about, activityId: id, date, title: title.slice(0, TITLE_LENGTH), description: null }
  const [rating, setRating] = useState<number | null>(null)
  const outcome = { onSuccess: setEntry, onError: () => setRating(entry?.rating ?? null) }
  return {
    entry,
    /** The saved rating, or the one being saved. */
    rating,
    isBusy: create.isPending || update.isPending,
    hasFailed: (entry ? update : create).isError,
    rate(chosen: number) {
      setRating(chosen)
      if (entry) update.mutate({ rating: chosen }, outcome)
      else create.mutate({ input: { ...input, rating: chosen }, idempotencyKey: `${idempotencyKey}-${chosen}` }, outcome)
    },
  }
}
