'use client'

import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#lib/client/platform/api'
import type { DraftStore } from '#lib/client/platform/forms/draft-store'
import { useForm } from '#lib/client/platform/forms/use-form'
import { randomKey } from '#lib/client/platform/random-key'
import { fromWire } from '#lib/schemas/platform/wire'

/** What is typed, and the row it was begun from: undefined for a new one. */
export interface KeptDraft<Row, Draft> {
  draft: Draft
  base: Row | undefined
  /** One for what is typed: saving it again after a lost answer makes no twin, also from a dialog that was closed meanwhile. */
  idempotencyKey: string
}

/** How people read one field of a draft. */
export interface FieldText<Draft> {
  label: string
  text: (draft: Draft) => string
}

interface Options<Row, Draft, S extends z.ZodMiniType<object>> {
  drafts: DraftStore<KeptDraft<Row, Draft>>
  /** The row to change; undefined for a new one. */
  row: Row | undefined
  blank: Draft
  draftOf: (row: Row) => Draft
  /** The draft with what is half typed taken for what was meant, before it is saved. */
  settle?: (draft: Draft) => Draft
  /** What the draft says, as it is sent; its keys are the draft's. */
  inputOf: (draft: Draft) => Record<string, unknown>
  schema: S
  rowSchema: z.ZodMiniType<Row>
  create: (creation: { input: z.output<S>; idempotencyKey: string }) => Promise<Row>
  update: (change: Partial<z.output<S>> & { version: number }) => Promise<Row>
  /** The sentence above the form when the server gives none. */
  failed: string
  /** Told when a save failed for a reason that is no field's. */
  onFailed?: (() => void) | undefined
  /** Brings a faulty field into sight, at once, before it gets the focus; one that is on another step, too. */
  reveal?: ((field: string) => void) | undefined
  onSaved: (row: Row) => void
}

/**
 * A form for a row that is new or being changed. What is typed is kept until it is saved or discarded; only what was changed
 * is sent, once, with the version it was begun from. Where somebody changed the row meanwhile, their changes of other fields
 * are taken over, and of the same fields both are shown (`conflict`).
 */
export function useRowForm<Row extends { id: string; version: number }, Draft extends object, S extends z.ZodMiniType<object>>({
  drafts,
  row,
  blank,
  draftOf,
  settle = (draft) => draft,
  inputOf,
  schema,
  rowSchema,
  create,
  update,
  failed,
  onFailed,
  reveal,
  onSaved,
}: Options<Row, Draft, S>) {
  const key = row?.id ?? 'new'
  const kept = drafts.useKept(key)
  const [wasKept] = useState(kept !== undefined)
  const [firstKey] = useState(randomKey)
  const { draft, base, idempotencyKey } = kept ?? { draft: row ? draftOf(row) : blank, base: row, idempotencyKey: firstKey }
  const [theirs, setTheirs] = useState<Row>()
  const [saved, setSaved] = useState<Draft>()
  const element = useRef<HTMLFormElement>(null)

  const meant = settle(draft)
  const form = useForm({ schema, failed, onFailed, reveal, read: () => inputOf(meant), submit: (input) => save(input, meant, base) })

  async function save(input: z.output<S>, from: Draft, since: Row | undefined): Promise<void> {
    if (!since) return finish(await create({ input, idempotencyKey }), from)
    const changed = changedKeys(inputOf(from), inputOf(draftOf(since)))
    if (changed.length === 0) return finish(since, from)
    try {
      finish(await update({ ...pick(input, changed), version: since.version }), from)
    } catch (error) {
      const current = currentRow(error)
      if (!current) throw error
      await reconcile({ from, since, changed }, current)
    }
  }

  /** Somebody was quicker: what they changed and this person did not is theirs; what both changed has to be looked at. */
  async function reconcile({ from, since, changed }: { from: Draft; since: Row; changed: string[] }, current: Row) {
    const [now, before, mine] = [inputOf(draftOf(current)), inputOf(draftOf(since)), inputOf(from)]
    const merged = { ...draftOf(current), ...pick(from, changed) }
    drafts.keep(key, { draft: merged, base: current, idempotencyKey })
    const both = changed.filter((field) => isOther(now[field], before[field]) && isOther(now[field], mine[field]))
    if (both.length > 0) return setTheirs(current)
    await save(z.parse(schema, inputOf(merged)), merged, current)
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

  const unsaved = changedKeys(inputOf(meant), inputOf(base ? draftOf(base) : blank))
  return {
    ...form,
    /** For the form element. */
    element,
    /** While what comes next loads, what was saved stands where it was typed. */
    draft: saved ?? draft,
    isBusy: form.isSubmitting || saved !== undefined,
    /** Whether what is shown was typed before and not saved. */
    isKept: wasKept && unsaved.length > 0,
    edit(part: Partial<Draft>) {
      drafts.keep(key, { draft: { ...draft, ...part }, base, idempotencyKey: randomKey() })
    },
    discard() {
      drafts.forget(key)
      setTheirs(undefined)
    },
    /** While it has to be looked at: what is saved now, and the fields in which that differs from what is typed. */
    conflict: theirs && {
      theirs: draftOf(theirs),
      fields: changedKeys(inputOf(meant), inputOf(draftOf(theirs))),
      keepMine() {
        setTheirs(undefined)
        element.current?.requestSubmit()
      },
      takeTheirs() {
        drafts.keep(key, { draft: draftOf(theirs), base: theirs, idempotencyKey })
        setTheirs(undefined)
      },
    },
  }
}

function changedKeys(mine: Record<string, unknown>, others: Record<string, unknown>): string[] {
  return Object.keys(mine).filter((field) => isOther(mine[field], others[field]))
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

function pick<T extends object>(from: T, keys: readonly string[]): Partial<T> {
  const part: Partial<T> = {}
  for (const key in from) if (keys.includes(key)) part[key] = from[key]
  return part
}
