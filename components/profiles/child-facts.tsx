'use client'

import { useTranslations } from 'next-intl'
import { AvatarField } from '#components/ui/avatar-field'
import { Field } from '#components/ui/field'
import type { ChildForm } from '#lib/client/use-child-form'

/** What everybody fills in. `today`, the last day there is to choose, is YYYY-MM-DD. */
export function ChildFacts({ form: { draft, edit, errors }, today }: { form: ChildForm; today: string }) {
  const t = useTranslations('childForm')
  return (
    <>
      <AvatarField name={draft.name} value={draft.avatarBase64} error={errors.avatar_base64} onChange={(avatarBase64) => edit({ avatarBase64 })} />
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
      <Field
        label={t('dateOfBirth')}
        name="dateOfBirth"
        type="date"
        value={draft.dateOfBirth}
        max={today}
        error={errors.date_of_birth}
        onChange={(event) => edit({ dateOfBirth: event.target.value })}
      />
    </>
  )
}
