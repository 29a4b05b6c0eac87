'use client'

import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#lib/client/platform/api'
import type { DraftStore } from '#lib/client/platform/forms/draft-store'
import { useForm } from '#lib/client/platform/forms/use-form'
import { randomKey } from '#lib/client/platform/random-key'
import { fromWire } from '#lib/schemas/platform/wire'

/** A draft, and the row it started from: undefined for a new row. */
export interface KeptDraft<Row, Draft> {
  draft: Draft
  base: Row | undefined
  /** One key per draft: saving again after a lost response creates no duplicate, even from a dialog that was closed in between. */
  idempotencyKey: string
}

/** The label and readable value of one field of a draft. */
export interface FieldText<Draft> {
  label: string
  text: (draft: Draft) => string
}

interface Options<Row, Draft, S extends z.ZodMiniType<object>> {
  drafts: DraftStore<KeptDraft<Row, Draft>>
  /** The row to change; undefined for a new one. */
  row: Row | undefined
  /** The key of the draft of a new row, if there may be several. */
  keptAs?: string | undefined
  blank: Draft
  toDraft: (row: Row) => Draft
  /** Completes half-typed input in the draft before it is saved. */
  settle?: (draft: Draft) => Draft
  /** Converts the draft to the request's input; its keys are the draft's. */
  toInput: (draft: Draft) => Record<string, unknown>
  schema: S
  rowSchema: z.ZodMiniType<Row>
  create: (creation: { input: z.output<S>; idempotencyKey: string }) => Promise<Row>
  update: (change: Partial<z.output<S>> & { version: number }) => Promise<Row>
  /** The message above the form if the server sends none. */
  failed: string
  /** Called when a save failed for a reason that no field explains. */
  onFailed?: (() => void) | undefined
  /** Makes a field with an error visible, synchronously, before it gets the focus; it may be on another step. */
  reveal?: ((field: string) => void) | undefined
  onSaved: (row: Row) => void
}

/**
 * A form for a new or existing row. It keeps the draft until it is saved or discarded. It sends only changed fields, with the version the
 * draft started from. If another user changed the row meanwhile, other fields are merged, and both versions of the same fields are shown
 * (`conflict`).
 */
export function useRowForm<Row extends { id: string; version: number }, Draft extends object, S extends z.ZodMiniType<object>>({
  drafts,
  row,
  keptAs,
  blank,
  toDraft,
  settle = (draft) => draft,
  toInput,
  schema,
  rowSchema,
  create,
  update,
  failed,
  onFailed,
  reveal,
  onSaved,
}: Options<Row, Draft, S>) {
  const key = row?.id ?? keptAs ?? 'new'
  const kept = drafts.useKept(key)
  const [wasKept] = useState(kept !== undefined)
  const [firstKey] = useState(randomKey)
  const { draft, base, idempotencyKey } = kept ?? { draft: row ? toDraft(row) : blank, base: row, idempotencyKey: firstKey }
  const [theirs, setTheirs] = useState<Row>()
  const [saved, setSaved] = useState<Draft>()
  const element = useRef<HTMLFormElement>(null)

  const meant = settle(draft)
  const form = useForm({ schema, failed, onFailed, reveal, read: () => toInput(meant), submit: (input) => save(input, meant, base) })

  async function save(input: z.output<S>, from: Draft, since: Row | undefined): Promise<void> {
    if (!since) return finish(await create({ input, idempotencyKey }), from)
    const changed = changedKeys(toInput(from), toInput(toDraft(since)))
    if (changed.length === 0) return finish(since, from)
    try {
      finish(await update({ ...pick(input, changed), version: since.version }), from)
    } catch (error) {
      const current = currentRow(error)
      if (!current) throw error
      await reconcile({ from, since, changed }, current)
    }
  }

  /** Handles an edit conflict: takes the other user's changes to fields not edited here, and asks about fields that both changed. */
  async function reconcile({ from, since, changed }: { from: Draft; since: Row; changed: string[] }, current: Row) {
    const [now, before, mine] = [toInput(toDraft(current)), toInput(toDraft(since)), toInput(from)]
    const merged = { ...toDraft(current), ...pick(from, changed) }
    drafts.keep(key, { draft: merged, base: current, idempotencyKey })
    const both = changed.filter((field) => isDifferent(now[field], before[field]) && isDifferent(now[field], mine[field]))
    if (both.length > 0) return setTheirs(current)
    await save(z.parse(schema, toInput(merged)), merged, current)
  }

  function currentRow(error: unknown): Row | undefined {
    if (!(error instanceof ApiError) || error.problem?.code !== 'conflict') return undefined
    return z.safeParse(rowSchema, fromWire(error.problem.current)).data
  }

  function finish(row: Row, from: Draft) {
    setSaved(from)
    drafts.forget(key)
    onSaved(row)
  }

  const unsaved = changedKeys(toInput(meant), toInput(base ? toDraft(base) : blank))
  return {
    ...form,
    /** The ref of the form element. */
    element,
    /** The draft; after a save the saved values stay visible until the next screen loads. */
    draft: saved ?? draft,
    isBusy: form.isSubmitting || saved !== undefined,
    /** Whether the shown draft was typed earlier and not saved. */
    isKept: wasKept && unsaved.length > 0,
    edit(part: Partial<Draft>) {
      drafts.keep(key, { draft: { ...draft, ...part }, base, idempotencyKey: randomKey() })
    },
    /** Whether anything differs from the saved row. */
    isChanged: unsaved.length > 0,
    /** The key that prevents duplicates when this draft is saved more than once. */
    idempotencyKey,
    discard() {
      drafts.forget(key)
      setTheirs(undefined)
    },
    /** While a conflict is open: the saved values, and the fields in which they differ from the draft. */
    conflict: theirs && {
      theirs: toDraft(theirs),
      fields: changedKeys(toInput(meant), toInput(toDraft(theirs))),
      keepMine() {
        setTheirs(undefined)
        element.current?.requestSubmit()
      },
      takeTheirs() {
        drafts.keep(key, { draft: toDraft(theirs), base: theirs, idempotencyKey })
        setTheirs(undefined)
      },
    },
  }
}

function changedKeys(mine: Record<string, unknown>, others: Record<string, unknown>): string[] {
  return Object.keys(mine).filter((field) => isDifferent(mine[field], others[field]))
}

function isDifferent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

function pick<T extends object>(from: T, keys: readonly string[]): Partial<T> {
  const part: Partial<T> = {}
  for (const key in from) if (keys.includes(key)) part[key] = from[key]
  return part
}
