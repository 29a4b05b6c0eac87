'use client'

import { useCreateActivity, useUpdateActivity } from '#lib/client/catalogue/admin/catalogue'
import { blank, type CatalogueDraft, fromContent, toContent, toDraft, toInput } from '#lib/client/catalogue/admin/catalogue-draft'
import { useSaveDraft } from '#lib/client/catalogue/admin/drafts'
import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import type { ShownDraft } from '#lib/schemas/catalogue/activity-draft'
import { activityInput, type CatalogueActivity, catalogueActivity, publishedInput } from '#lib/schemas/catalogue/catalogue'

const drafts = createDraftStore<KeptDraft<CatalogueActivity, CatalogueDraft>>()

interface Options {
  row: CatalogueActivity | undefined
  /** The stored draft that the form continues. */
  saved: ShownDraft | undefined
  /** The category of a new activity, if known. */
  categoryId: string
  failed: string
  /** Makes a hidden field visible. */
  reveal: (field: string) => void
  onSaved: (activity: CatalogueActivity) => void
  onDraftSaved: (draft: CatalogueDraft) => void
}

/** The form for a new or existing activity of the catalogue, in all languages. */
export function useCatalogueForm({ row, saved, categoryId, failed, reveal, onSaved, onDraftSaved }: Options) {
  const create = useCreateActivity()
  const update = useUpdateActivity()
  const saveDraft = useSaveDraft()
  const form = useRowForm({
    drafts,
    row,
    keptAs: saved?.id,
    blank: saved ? fromContent(saved.content) : { ...blank, categoryId },
    toDraft,
    toInput,
    // An activity that is not in the catalogue yet can stay a draft until its safety questions are answered.
    schema: row ? activityInput : publishedInput,
    rowSchema: catalogueActivity,
    create: ({ input, idempotencyKey }) => create.mutateAsync({ input: { ...input, ...(saved && { draftId: saved.id }) }, idempotencyKey }),
    update: (change) => update.mutateAsync({ ...change, id: row?.id ?? '' }),
    failed,
    reveal,
    onSaved,
  })
  return {
    ...form,
    draftSaving: {
      isBusy: saveDraft.isPending,
      error: saveDraft.error,
      /** Stores what is there as a draft, however incomplete. */
      save() {
        const { draft, idempotencyKey } = form
        saveDraft.mutate(
          { saved, content: toContent(draft), idempotencyKey },
          {
            onSuccess() {
              form.discard()
              onDraftSaved(draft)
            },
          },
        )
      },
    },
  }
}
export type CatalogueForm = ReturnType<typeof useCatalogueForm>
