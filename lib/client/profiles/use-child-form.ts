'use client'

import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import { useCreateChild, useUpdateChild } from '#lib/client/profiles/children'
import { isNeed, type Need } from '#lib/domain/platform/vocabulary'
import { withAllergy } from '#lib/domain/profiles/allergen-words'
import { type Child, childInput, child as childSchema } from '#lib/schemas/profiles/child'

/** A profile while it is edited: missing values are empty. */
export interface ChildDraft {
  name: string
  dateOfBirth: string
  avatarBase64: string | null
  interestLevel: string
  specialNeeds: string
  description: string
  allergies: string[]
  /** An allergy being typed. */
  otherAllergy: string
  needs: Need[]
  weeksEarly: string
}

const drafts = createDraftStore<KeptDraft<Child, ChildDraft>>()

const blank: ChildDraft = {
  name: '',
  dateOfBirth: '',
  avatarBase64: null,
  interestLevel: '',
  specialNeeds: '',
  description: '',
  allergies: [],
  otherAllergy: '',
  needs: [],
  weeksEarly: '',
}

interface Options {
  row?: Child | undefined
  failed: string
  onFailed?: (() => void) | undefined
  reveal?: ((field: string) => void) | undefined
  onSaved: (child: Child) => void
}

/** The form for a new or existing child, with all fields. */
export function useChildForm({ row, failed, onFailed, reveal, onSaved }: Options) {
  const create = useCreateChild()
  const update = useUpdateChild(row?.id ?? '')
  return useRowForm({
    drafts,
    row,
    blank,
    toDraft,
    settle,
    toInput,
    schema: childInput,
    rowSchema: childSchema,
    create: create.mutateAsync,
    update: update.mutateAsync,
    failed,
    onFailed,
    reveal,
    onSaved,
  })
}
export type ChildForm = ReturnType<typeof useChildForm>

function toDraft({ name, dateOfBirth, avatarBase64, interestLevel, specialNeeds, description, allergies, needs, weeksEarly }: Child): ChildDraft {
  return {
    name,
    dateOfBirth,
    avatarBase64,
    interestLevel: interestLevel ?? '',
    specialNeeds: specialNeeds ?? '',
    description: description ?? '',
    allergies,
    otherAllergy: '',
    needs: needs.filter(isNeed),
    weeksEarly: weeksEarly === null ? '' : String(weeksEarly),
  }
}

/** Adds a typed allergy that was not confirmed with "Add". */
function settle({ allergies, otherAllergy, ...draft }: ChildDraft): ChildDraft {
  return { ...draft, allergies: withAllergy(allergies, otherAllergy), otherAllergy: '' }
}

function toInput({ weeksEarly, otherAllergy: _, ...draft }: ChildDraft): Record<string, unknown> {
  return { ...draft, weeksEarly: weeksEarly === '' ? null : Number(weeksEarly) }
}
