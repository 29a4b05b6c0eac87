'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import type { GroupForm } from '#lib/client/profiles/use-group-form'
import { readGroupRange } from '#lib/domain/profiles/group-range'

export function GroupNameField({ group: { draft, edit, errors } }: { group: GroupForm }) {
  const t = useTranslations('addGroup')
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

/** The ages in years, as free text; text that cannot be read shows an error at once. */
export function GroupRangeField({ group: { draft, edit, errors } }: { group: GroupForm }) {
  const t = useTranslations('addGroup')
  const isUnread = draft.groupRange.trim() !== '' && readGroupRange(draft.groupRange) === undefined
  return (
    <Field
      label={t('range')}
      name="groupRange"
      value={draft.groupRange}
      maxLength={80}
      dir="auto"
      autoComplete="off"
      hint={t(isUnread ? 'rangeUnread' : 'rangeHint')}
      error={errors.group_range}
      onChange={(event) => edit({ groupRange: event.target.value })}
    />
  )
}
