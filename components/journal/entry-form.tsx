'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { AboutField } from '#components/journal/about-field'
import { ConflictNotice } from '#components/ui/feedback/conflict-notice'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { RatingField } from '#components/ui/form/rating-field'
import { TextArea } from '#components/ui/input/text-area'
import { PictureField } from '#components/ui/picture/picture-field'
import { type AboutChoice, listChildIds, toRecipientKey } from '#lib/client/journal/about-choices'
import { type EntryDraft, type EntryStart, useEntryForm } from '#lib/client/journal/use-entry-form'
import type { FieldText } from '#lib/client/platform/forms/use-row-form'
import { localDay } from '#lib/client/platform/local-day'
import { dayDate } from '#lib/domain/profiles/age'
import type { JournalEntry } from '#lib/schemas/journal/journal'

interface Props {
  /** The entry to change, with its full picture; undefined for a new one. */
  entry: JournalEntry | undefined
  start: EntryStart
  /** Possible subjects: those who took part first, then all others. */
  those: readonly AboutChoice[]
  others: readonly AboutChoice[]
  onSaved: (entry: JournalEntry) => void
}

/** Edits an entry: subject, day, title, text, rating and picture. */
export function EntryForm({ entry, start, those, others, onSaved }: Props) {
  const t = useTranslations('journal')
  const fieldTexts = useFieldTexts([...those, ...others])
  const form = useEntryForm({ row: entry, start, failed: t('saveFailed'), onSaved })
  const { draft, edit, errors, conflict } = form
  return (
    <Form ref={form.element} onSubmit={form.onSubmit} className="flex flex-col gap-5">
      {form.isKept && !conflict && <KeptDraftNotice onDiscard={form.discard} />}
      {form.banner && <FormBanner>{form.banner}</FormBanner>}
      {conflict && <ConflictNotice mine={draft} conflict={conflict} fieldTexts={fieldTexts} isBusy={form.isBusy} />}
      <AboutField
        those={those}
        others={others}
        value={draft}
        error={errors.child_id ?? errors.child_ids ?? errors.group_id}
        onChange={(about) => edit(about)}
      />
      <Field
        label={t('entryTitle')}
        name="title"
        value={draft.title}
        maxLength={120}
        dir="auto"
        autoComplete="off"
        error={errors.title}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <Field
        label={t('date')}
        name="date"
        type="date"
        value={draft.date}
        max={localDay()}
        error={errors.date}
        onChange={(event) => edit({ date: event.target.value })}
      />
      <RatingField
        label={t('rating')}
        starsText={(rating) => t('stars', { rating })}
        value={draft.rating}
        error={errors.rating}
        onChange={(rating) => edit({ rating })}
      />
      <TextArea
        label={t('note')}
        name="description"
        value={draft.description}
        maxLength={2000}
        rows={3}
        hint={t('noteHint')}
        error={errors.description}
        onChange={(event) => edit({ description: event.target.value })}
      />
      <PictureField value={draft.imageBase64} error={errors.image_base64} onChange={(imageBase64) => edit({ imageBase64 })} />
      {!conflict && <FormEnd text={t('save')} isBusy={form.isBusy} isReady />}
    </Form>
  )
}

/** Labels and values of an entry's fields, as edited. */
function useFieldTexts(choices: readonly AboutChoice[]): Record<Exclude<keyof EntryDraft, 'activityId'>, FieldText<EntryDraft>> {
  const t = useTranslations('journal')
  const tPicture = useTranslations('picture')
  const format = useFormatter()
  const about = {
    label: t('about'),
    text: (draft: EntryDraft) => {
      const chosen = draft.groupId === null ? listChildIds(draft) : [draft.groupId]
      return format.list(choices.filter(({ ids }) => chosen.includes(toRecipientKey(ids))).map(({ name }) => name))
    },
  }
  return {
    title: { label: t('entryTitle'), text: ({ title }) => title },
    childId: about,
    childIds: about,
    groupId: about,
    date: { label: t('date'), text: ({ date }) => (date ? format.dateTime(dayDate(date), { dateStyle: 'long', timeZone: 'UTC' }) : '') },
    rating: { label: t('rating'), text: ({ rating }) => (rating === null ? '' : t('stars', { rating })) },
    description: { label: t('note'), text: ({ description }) => description },
    imageBase64: { label: tPicture('label'), text: ({ imageBase64 }) => (imageBase64 ? t('hasPicture') : '') },
  }
}
