'use client'

import { DateOfBirthField, NameField, WeeksEarlyField } from '#components/profiles/child/child-fields'
import { AvatarField } from '#components/ui/picture/avatar-field'
import type { ChildForm } from '#lib/client/profiles/use-child-form'

/** The fields that everyone fills in. `today`, the latest date allowed, is YYYY-MM-DD. */
export function ChildFacts({ form, today }: { form: ChildForm; today: string }) {
  const { draft, edit, errors } = form
  return (
    <>
      <AvatarField name={draft.name} value={draft.avatarBase64} error={errors.avatar_base64} onChange={(avatarBase64) => edit({ avatarBase64 })} />
      <NameField child={form} />
      <DateOfBirthField child={form} today={today} />
      <WeeksEarlyField child={form} today={today} />
    </>
  )
}
