'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import type { ChildForm } from '#lib/client/profiles/use-child-form'

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

/** `today`, the last day there is to choose, is YYYY-MM-DD. */
export function DateOfBirthField({ child: { draft, edit, errors }, today }: { child: ChildForm; today: string }) {
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
      onChange={(event) => edit({ dateOfBirth: event.target.value })}
    />
  )
}
