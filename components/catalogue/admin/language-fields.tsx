'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import { TextArea } from '#components/ui/input/text-area'
import type { TextDraft } from '#lib/client/catalogue/admin/catalogue-draft'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { findFieldError, listEntryErrors } from '#lib/client/platform/field-errors'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { countLimits, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  form: CatalogueForm
  language: Language
  /** Whether another language's fields are shown; typed text is kept. */
  isHidden: boolean
  /** Safety notes that are shown in addition to the typed ones. */
  requiredNotes: string[]
}

/** The fields for an activity's texts in one language. */
export function LanguageFields({ form: { draft, edit, errors }, language, isHidden, requiredNotes }: Props) {
  const t = useTranslations('catalogueAdmin')
  const tLanguages = useTranslations('languages')
  const text = draft.text[language]

  /** Builds the props that all these fields share. */
  const getFieldProps = (part: keyof TextDraft, wire: string = part) => ({
    name: `text.${language}.${part}`,
    value: text[part],
    error: findFieldError(errors, `text.${language}.${wire}`),
    onChange: ({ target }: { target: { value: string } }) => edit({ text: { ...draft.text, [language]: { ...text, [part]: target.value } } }),
    autoComplete: 'off',
    ...getLanguageAttributes(language),
  })
  /** Builds the props of a list field, with one entry a line. */
  const getListProps = (part: 'benefits' | 'instructions' | 'safetyNotes', wire: string = part) => ({
    ...getFieldProps(part, wire),
    error: listEntryErrors(errors, `text.${language}.${wire}`)
      .map(({ entry, error }) => (entry === 0 ? error : t('entryFault', { entry, fault: error })))
      .join(' '),
    rows: countLimits[part].min + 1,
  })

  return (
    <fieldset hidden={isHidden} className="flex min-w-0 flex-col gap-5 [&[hidden]]:hidden">
      <legend className="sr-only">{tLanguages(language)}</legend>
      <Field label={t('title')} maxLength={textLimits.title} {...getFieldProps('title')} />
      <TextArea label={t('description')} hint={t('descriptionHint')} maxLength={textLimits.description} {...getFieldProps('description')} />
      <TextArea label={t('steps')} hint={t('linesHint', countLimits.instructions)} {...getListProps('instructions')} />
      <TextArea label={t('benefits')} hint={t('linesHint', countLimits.benefits)} {...getListProps('benefits')} />
      <div>
        <TextArea label={t('safetyNotes')} hint={t('linesHint', countLimits.safetyNotes)} {...getListProps('safetyNotes', 'safety_notes')} />
        {requiredNotes.length > 0 && (
          <div className="mt-2 rounded-control bg-sunken px-4 py-3 text-sm">
            <p className="font-medium">{t('requiredNotes')}</p>
            <ul className="mt-1 list-disc ps-5" {...getLanguageAttributes(language)}>
              {requiredNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <TextArea label={t('easier')} maxLength={textLimits.variation} {...getFieldProps('easier')} />
      <TextArea label={t('harder')} maxLength={textLimits.variation} {...getFieldProps('harder')} />
      <TextArea label={t('group')} hint={t('groupHint')} maxLength={textLimits.variation} {...getFieldProps('group')} />
    </fieldset>
  )
}
