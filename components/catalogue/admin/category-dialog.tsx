'use client'

import { useLocale, useTranslations } from 'next-intl'
import { EmojiField } from '#components/catalogue/admin/fields/emoji-field'
import { ConflictNotice } from '#components/ui/feedback/conflict-notice'
import { Dialog } from '#components/ui/feedback/dialog'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { type CategoryDraft, toSlug, useCategoryForm } from '#lib/client/catalogue/admin/use-category-form'
import type { FieldText } from '#lib/client/platform/forms/use-row-form'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { MAX_SLUG, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import { languages } from '#lib/domain/platform/basics'
import type { CatalogueCategory } from '#lib/schemas/catalogue/catalogue'

interface Props {
  /** The category to change; undefined for a new one. */
  category: CatalogueCategory | undefined
  onClose: () => void
  onSaved: (category: CatalogueCategory) => void
}

/** The form of a category: its name in each language, its picture and, if new, its address. */
export function CategoryDialog({ category, onClose, onSaved }: Props) {
  const t = useTranslations('catalogueAdmin')
  const tLanguages = useTranslations('languages')
  const locale = useLocale()
  const form = useCategoryForm({ row: category, failed: t('saveFailed'), onSaved })
  const { draft, edit, errors, conflict } = form
  const fieldTexts: Record<keyof CategoryDraft, FieldText<CategoryDraft>> = {
    id: { label: t('slug'), text: ({ id }) => id },
    name: { label: t('name'), text: ({ name }) => languages.map((language) => name[language]).join(' · ') },
    icon: { label: t('picture'), text: ({ icon }) => icon },
  }

  function rename(language: (typeof languages)[number], text: string) {
    const name = { ...draft.name, [language]: text }
    // The address follows the name until the user edits it.
    const follows = language === 'en' && !category && draft.id === toSlug(draft.name.en)
    edit({ name, ...(follows && { id: toSlug(text) }) })
  }

  return (
    <Dialog
      title={category ? t('editCategory', { name: category.name[locale] }) : t('addCategory')}
      closeLabel={t('close')}
      isUnsaved={form.isChanged}
      onDiscard={form.discard}
      onClose={onClose}
    >
      <Form ref={form.element} onSubmit={form.onSubmit} className="flex flex-col gap-5">
        {form.isKept && !conflict && <KeptDraftNotice onDiscard={form.discard} />}
        {form.banner && <FormBanner>{form.banner}</FormBanner>}
        {conflict && <ConflictNotice mine={draft} conflict={conflict} fieldTexts={fieldTexts} isBusy={form.isBusy} />}
        {languages.map((language) => (
          <Field
            key={language}
            label={t('nameIn', { language: tLanguages(language) })}
            name={`name.${language}`}
            value={draft.name[language]}
            maxLength={textLimits.categoryName}
            autoComplete="off"
            error={errors[`name.${language}`]}
            onChange={(event) => rename(language, event.target.value)}
            {...getLanguageAttributes(language)}
          />
        ))}
        {!category && (
          <Field
            label={t('slug')}
            name="id"
            value={draft.id}
            maxLength={MAX_SLUG}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('slugHint')}
            error={errors.id}
            onChange={(event) => edit({ id: event.target.value })}
          />
        )}
        <EmojiField
          label={t('picture')}
          name="icon"
          values={draft.icon ? [draft.icon] : []}
          most={1}
          errors={errors}
          onChange={([icon = '']) => edit({ icon })}
        />
        {!conflict && <FormEnd text={t('save')} isBusy={form.isBusy} isReady />}
      </Form>
    </Dialog>
  )
}
