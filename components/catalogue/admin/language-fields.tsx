'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import { TextArea } from '#components/ui/input/text-area'
import type { CatalogueForm, TextDraft } from '#lib/client/catalogue/admin/use-catalogue-form'
import { findFieldError, listEntryErrors } from '#lib/client/platform/field-errors'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { countLimits, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  form: CatalogueForm
  language: Language
  /** While another language's are shown; what is typed stays. */
  isHidden: boolean
  /** What readers see besides the safety notes that are typed. */
  requiredNotes: string[]
}

/** What an activity says in one language. */
export function LanguageFields({ form: { draft, edit, errors }, language, isHidden, requiredNotes }: Props) {
  const t = useTranslations('catalogueAdmin')
  const tLanguages = useTranslations('languages')
  const text = draft.text[language]

  /** What every field of these needs. */
  const of = (part: keyof TextDraft, wire: string = part) => ({
    name: `text.${language}.${part}`,
    value: text[part],
    error: findFieldError(errors, `text.${language}.${wire}`),
    onChange: ({ target }: { target: { value: string } }) => edit({ text: { ...draft.text, [language]: { ...text, [part]: target.value } } }),
    autoComplete: 'off',
    ...getLanguageAttributes(language),
  })
  /** A list, one entry a line. */
  const listOf = (part: 'benefits' | 'instructions' | 'safetyNotes', wire: string = part) => ({
    ...of(part, wire),
    error: listEntryErrors(errors, `text.${language}.${wire}`)
      .map(({ entry, fault }) => (entry === 0 ? fault : t('entryFault', { entry, fault })))
      .join(' '),
    rows: countLimits[part].min + 1,
  })

  return (
    <fieldset hidden={isHidden} className="flex min-w-0 flex-col gap-5 [&[hidden]]:hidden">
      <legend className="sr-only">{tLanguages(language)}</legend>
      <Field label={t('title')} maxLength={textLimits.title} {...of('title')} />
      <TextArea label={t('description')} hint={t('descriptionHint')} maxLength={textLimits.description} {...of('description')} />
      <TextArea label={t('steps')} hint={t('linesHint', countLimits.instructions)} {...listOf('instructions')} />
      <TextArea label={t('benefits')} hint={t('linesHint', countLimits.benefits)} {...listOf('benefits')} />
      <div>
        <TextArea label={t('safetyNotes')} hint={t('linesHint', countLimits.safetyNotes)} {...listOf('safetyNotes', 'safety_notes')} />
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
      <TextArea label={t('easier')} maxLength={textLimits.variation} {...of('easier')} />
      <TextArea label={t('harder')} maxLength={textLimits.variation} {...of('harder')} />
    </fieldset>
  )
}
