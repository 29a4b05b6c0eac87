'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { CardPreview } from '#components/catalogue/admin/card-preview'
import { FactFields } from '#components/catalogue/admin/fields/fact-fields'
import { LookFields } from '#components/catalogue/admin/fields/look-fields'
import { MaterialList } from '#components/catalogue/admin/fields/material-list'
import { LanguageFields } from '#components/catalogue/admin/language-fields'
import { SafetyPart } from '#components/catalogue/admin/safety/safety-part'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Button, buttonClass } from '#components/ui/button'
import { ConflictNotice } from '#components/ui/feedback/conflict-notice'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { findRefusalMessage } from '#lib/client/catalogue/admin/catalogue'
import { setFlashMessage } from '#lib/client/catalogue/admin/flash-message'
import { useCatalogueFieldTexts } from '#lib/client/catalogue/admin/use-catalogue-field-texts'
import { getLastListAddress } from '#lib/client/catalogue/admin/use-catalogue-filter'
import { useCatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { type Language, languages } from '#lib/domain/platform/basics'
import type { ShownDraft } from '#lib/schemas/catalogue/activity-draft'
import type { CatalogueActivity } from '#lib/schemas/catalogue/catalogue'

interface Props {
  /** The activity to change; undefined for a new one. */
  activity: CatalogueActivity | undefined
  /** The stored draft that the form continues. */
  saved: ShownDraft | undefined
  /** The category of a new activity, if known. */
  categoryId: string | undefined
  /** The tags' names in the user's language. */
  tagNames: Record<string, string>
  /** Whether a reader is set up that can propose facts. */
  hasReader: boolean
}

/** The form of an activity: its texts, one language at a time, and the facts, which hold in all languages. */
export function ActivityForm({ activity, saved, categoryId = '', tagNames, hasReader }: Props) {
  const t = useTranslations('catalogueAdmin')
  const tLanguages = useTranslations('languages')
  const locale = useLocale()
  const router = useRouter()
  const [shown, setShown] = useState<Language>(locale)
  const form = useCatalogueForm({
    row: activity,
    saved,
    categoryId,
    failed: t('saveFailed'),
    reveal(field) {
      const language = findLanguage(field)
      // Rendered synchronously: a hidden field cannot get the focus.
      if (language) flushSync(() => setShown(language))
    },
    onSaved({ text }) {
      setFlashMessage(t(activity ? 'saved' : 'published', { name: text[locale].title }))
      router.push(getLastListAddress())
    },
    onDraftSaved() {
      setFlashMessage(t('draftSaved'))
      router.push(getLastListAddress())
    },
  })
  const { draft, errors, conflict, draftSaving } = form
  const fieldTexts = useCatalogueFieldTexts(tagNames)
  const countErrors = (language: Language) => Object.keys(errors).filter((field) => findLanguage(field) === language).length

  return (
    <Form
      ref={form.element}
      onSubmit={form.onSubmit}
      // Keeps the focused field above the sticky buttons.
      className="flex flex-col gap-8 [&_:is(input,select,textarea,button)]:scroll-mb-20"
    >
      {form.isKept && !conflict && <KeptDraftNotice onDiscard={form.discard} />}
      {form.banner && <FormBanner>{form.banner}</FormBanner>}
      {draftSaving.error && <FormBanner>{findRefusalMessage(draftSaving.error) ?? t('saveFailed')}</FormBanner>}
      {conflict && <ConflictNotice mine={draft} conflict={conflict} fieldTexts={fieldTexts} isBusy={form.isBusy} />}
      {activity?.replacesId && (
        <p className="rounded-control bg-sunken px-4 py-3">
          {t.rich('changeOf', {
            link: (text) => (
              <Link href={`/admin/explore/activities/${activity.replacesId}`} className="underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <FactFields form={form} />
          <section className="flex flex-col gap-5">
            <h2 className="text-heading">{t('texts')}</h2>
            <ChoiceGroup
              label={t('textLanguage')}
              isLabelHidden
              name="textLanguage"
              value={shown}
              onChange={setShown}
              choices={languages.map((value) => ({
                value,
                label:
                  countErrors(value) > 0 ? (
                    <span>{t.rich('languageFaults', { language: tLanguages(value), count: countErrors(value), who: bidiIsolate })}</span>
                  ) : (
                    tLanguages(value)
                  ),
              }))}
            />
            {languages.map((language) => (
              <LanguageFields
                key={language}
                form={form}
                language={language}
                isHidden={language !== shown}
                requiredNotes={activity?.requiredNotes[language] ?? []}
              />
            ))}
          </section>
          <MaterialList form={form} language={shown} />
          <SafetyPart form={form} activity={activity} hasReader={hasReader} />
          <LookFields form={form} tagNames={tagNames} />
        </div>
        <div className="lg:sticky lg:top-20">
          <CardPreview draft={draft} id={activity?.id} language={shown} />
        </div>
      </div>
      {!conflict && (
        <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex gap-2 border-hairline border-t bg-ground px-4 py-3 md:bottom-0 low:static">
          <Button type="submit" busy={form.isBusy} className="flex-1 px-3">
            {t(activity ? 'save' : 'publish')}
          </Button>
          {!activity && (
            <Button look="secondary" busy={draftSaving.isBusy} className="flex-1 px-3" onClick={draftSaving.save}>
              {t('saveDraft')}
            </Button>
          )}
          <Link href={getLastListAddress()} className={buttonClass(activity ? 'secondary' : 'quiet', 'flex-1 px-3')}>
            {t('cancel')}
          </Link>
        </div>
      )}
    </Form>
  )
}

/** Finds the language of a field such as `text.he.title` or `materials.2.quantity.es`. */
function findLanguage(field: string): Language | undefined {
  const parts = field.split('.')
  const named = parts[0] === 'text' ? parts[1] : parts[2] === 'quantity' ? parts[3] : undefined
  return languages.find((language) => language === named)
}
