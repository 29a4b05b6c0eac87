'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import { useAgeText } from '#lib/client/profiles/use-age-text'
import type { ChildForm } from '#lib/client/profiles/use-child-form'
import { addDays, ageInMonths, CORRECTED_UNDER_MONTHS } from '#lib/domain/profiles/age'

export function NameField({ child: { draft, edit, errors } }: { child: ChildForm }) {
  const t = useTranslations('addChild')
  return (
    <Field
      label={t('name')}
      name="name"
      value={draft.name}
      maxLength={80}
      dir="auto"
      autoComplete="off"
      error={errors.name}
      onChange={(event) => edit({ name: event.target.value })}
    />
  )
}

/** Checked when it loses the focus. `today`, the latest date allowed, is YYYY-MM-DD. */
export function DateOfBirthField({ child: { draft, edit, errors, onLeave }, today }: { child: ChildForm; today: string }) {
  const t = useTranslations('addChild')
  return (
    <Field
      label={t('dateOfBirth')}
      name="dateOfBirth"
      type="date"
      value={draft.dateOfBirth}
      max={today}
      hint={t('dateHint')}
      error={errors.date_of_birth}
      onBlur={onLeave}
      onChange={(event) => edit({ dateOfBirth: event.target.value })}
    />
  )
}

/** Shown while the weeks affect the age or have a value, with the resulting age. `today` is YYYY-MM-DD. */
export function WeeksEarlyField({ child: { draft, edit, errors }, today }: { child: ChildForm; today: string }) {
  const t = useTranslations('childForm')
  const ageText = useAgeText(today)
  const { dateOfBirth, weeksEarly } = draft
  const isCorrected = dateOfBirth !== '' && ageInMonths(dateOfBirth, today) < CORRECTED_UNDER_MONTHS
  if (weeksEarly === '' && !isCorrected) return null
  const weeks = /^\d{1,2}$/.test(weeksEarly) ? Number(weeksEarly) : 0
  return (
    <Field
      label={t('weeksEarly')}
      name="weeksEarly"
      type="number"
      inputMode="numeric"
      min={0}
      max={17}
      value={weeksEarly}
      hint={isCorrected && weeks > 0 ? t('correctedAge', { age: ageText(addDays(dateOfBirth, weeks * 7)) }) : t('weeksEarlyHint')}
      error={errors.weeks_early}
      onChange={(event) => edit({ weeksEarly: event.target.value })}
    />
  )
}
