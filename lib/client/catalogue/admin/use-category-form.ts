'use client'

import { useCreateCategory, useUpdateCategory } from '#lib/client/catalogue/admin/catalogue'
import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import { MAX_SLUG } from '#lib/domain/catalogue/catalogue-limits'
import type { Language } from '#lib/domain/platform/basics'
import { type CatalogueCategory, catalogueCategory, categoryInput } from '#lib/schemas/catalogue/catalogue'

/** The values of a category's form. */
export interface CategoryDraft {
  id: string
  name: Record<Language, string>
  icon: string
}

const drafts = createDraftStore<KeptDraft<CatalogueCategory, CategoryDraft>>()
const blank: CategoryDraft = { id: '', name: { en: '', es: '', he: '' }, icon: '' }

interface Options {
  row: CatalogueCategory | undefined
  failed: string
  onSaved: (category: CatalogueCategory) => void
}

/** The form for a new or existing category. */
export function useCategoryForm({ row, failed, onSaved }: Options) {
  const create = useCreateCategory()
  const update = useUpdateCategory()
  return useRowForm({
    drafts,
    row,
    blank,
    toDraft: ({ id, name, icon }: CatalogueCategory) => ({ id, name, icon }),
    toInput: (draft) => ({ ...draft }),
    schema: categoryInput,
    rowSchema: catalogueCategory,
    create: create.mutateAsync,
    update: (change) => update.mutateAsync({ ...change, id: row?.id ?? '' }),
    failed,
    onSaved,
  })
}

/** Builds the address of a new category from its English name. */
export function toSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '')
}
