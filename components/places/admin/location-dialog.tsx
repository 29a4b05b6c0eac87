'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FactFields } from '#components/places/admin/fact-fields'
import { HoursField } from '#components/places/admin/hours-field'
import { SpotFields } from '#components/places/admin/spot-fields'
import { ConflictNotice } from '#components/ui/feedback/conflict-notice'
import { Dialog } from '#components/ui/feedback/dialog'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { TextArea } from '#components/ui/input/text-area'
import { Chip } from '#components/ui/input/toggle-chip'
import { type LocationForm, useLocationForm } from '#lib/client/places/admin/location-form'
import { useLocationFieldTexts, useOpenTexts } from '#lib/client/places/admin/location-texts'
import { localDay } from '#lib/client/platform/local-day'
import type { MapSource } from '#lib/domain/places/map-sources'
import { placeCategories, priceLevels } from '#lib/domain/places/places'
import { MAX_ADDRESS_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, type ShownLocation } from '#lib/schemas/places/location'

interface Props {
  /** The place to change; undefined for a new one. */
  place: ShownLocation | undefined
  source: MapSource
  onClose: () => void
  onSaved: (place: ShownLocation) => void
  onFailed: () => void
}

/** Edits all data of a new or existing place. */
export function LocationDialog({ place, source, onClose, onSaved, onFailed }: Props) {
  const t = useTranslations('locationsAdmin')
  const [hasFactErrors, setHasFactErrors] = useState(false)
  const fieldTexts = useLocationFieldTexts()
  const form = useLocationForm({
    row: place,
    failed: t('saveFailed'),
    onFailed,
    // Synchronous: a closed section cannot have the focus. Of the facts only ages can be invalid.
    reveal: (field) => flushSync(() => setHasFactErrors(field.startsWith('age_'))),
    onSaved,
  })
  const { draft, conflict } = form
  return (
    <Dialog
      title={t(place ? 'editTitle' : 'addTitle')}
      closeLabel={t('close')}
      isWide
      isUnsaved={form.isChanged}
      onDiscard={form.discard}
      onClose={onClose}
    >
      <Form ref={form.element} onSubmit={form.onSubmit} className="flex flex-col gap-5">
        {form.isKept && !conflict && <KeptDraftNotice onDiscard={form.discard} />}
        {form.banner && (
          <FormBanner>
            <p className="font-medium">{t('saveFailed')}</p>
            {form.banner !== t('saveFailed') && <p>{form.banner}</p>}
          </FormBanner>
        )}
        {conflict && <ConflictNotice mine={draft} conflict={conflict} fieldTexts={fieldTexts} isBusy={form.isBusy} />}
        <MainFields form={form} />
        <SpotFields form={form} source={source} />
        <HoursField form={form} />
        <OtherFields form={form} />
        <FactFields form={form} mustOpen={hasFactErrors} />
        {!conflict && <FormEnd text={t('save')} isBusy={form.isBusy} isReady />}
      </Form>
    </Dialog>
  )
}

function MainFields({ form: { draft, edit, errors } }: { form: LocationForm }) {
  const t = useTranslations('locationsAdmin')
  const tPlace = useTranslations('place')
  return (
    <>
      <Field
        label={t('name')}
        name="name"
        dir="auto"
        required
        value={draft.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={errors.name}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <div className="grid items-start gap-x-4 gap-y-5 min-[22rem]:grid-cols-[3fr_2fr]">
        <LabelledSelect
          label={t('category')}
          name="category"
          choices={placeCategories.map((category) => ({ id: category, name: tPlace(`category.${category}`) }))}
          value={draft.category}
          error={errors.category}
          onChange={(id) => edit({ category: placeCategories.find((one) => one === id) ?? draft.category })}
        />
        <LabelledSelect
          label={t('price')}
          name="priceLevel"
          choices={priceLevels.map((level) => ({ id: level, name: level === 'free' ? tPlace('free') : level }))}
          value={draft.priceLevel}
          error={errors.price_level}
          onChange={(id) => edit({ priceLevel: priceLevels.find((one) => one === id) ?? draft.priceLevel })}
        />
      </div>
    </>
  )
}

/** A new place starts as closed. */
const openChoices = ['false', 'true', 'null'] as const

function OtherFields({ form: { draft, edit, errors } }: { form: LocationForm }) {
  const t = useTranslations('locationsAdmin')
  const openTexts = useOpenTexts()
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <ChoiceGroup
            label={t('isOpenNow')}
            name="isOpenNow"
            choices={openChoices.map((value) => ({ value, label: openTexts[value] }))}
            value={openChoices.find((value) => value === `${draft.isOpenNow}`)}
            error={errors.is_open_now}
            onChange={(value) => edit({ isOpenNow: value === 'null' ? null : value === 'true' })}
          />
          <p className="mt-2 text-sm text-soft">{t('openHint')}</p>
        </div>
        <div className="flex flex-col items-start gap-2 [&>:first-child]:w-full">
          <Field
            label={t('checkedOn')}
            name="checkedOn"
            type="date"
            max={localDay()}
            hint={t('checkedHint')}
            value={draft.checkedOn}
            error={errors.checked_on}
            onChange={({ target }) => edit({ checkedOn: target.value })}
          />
          <Chip isOn={draft.checkedOn === localDay()} onClick={() => edit({ checkedOn: localDay() })}>
            {t('today')}
          </Chip>
        </div>
      </div>
      <Field
        label={t('address')}
        name="address"
        dir="auto"
        value={draft.address}
        maxLength={MAX_ADDRESS_LENGTH}
        autoComplete="off"
        error={errors.address}
        onChange={({ target }) => edit({ address: target.value })}
      />
      <TextArea
        label={t('description')}
        name="description"
        value={draft.description}
        maxLength={MAX_DESCRIPTION_LENGTH}
        error={errors.description}
        onChange={({ target }) => edit({ description: target.value })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={t('phone')}
          name="phone"
          type="tel"
          dir="ltr"
          value={draft.phone}
          autoComplete="off"
          error={errors.phone}
          onChange={({ target }) => edit({ phone: target.value })}
        />
        <Field
          label={t('imageUrl')}
          name="imageUrl"
          type="url"
          dir="ltr"
          hint={t('imageHint')}
          value={draft.imageUrl}
          autoComplete="off"
          error={errors.image_url}
          onChange={({ target }) => edit({ imageUrl: target.value })}
        />
      </div>
    </>
  )
}
