'use client'

import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Field } from '#components/ui/form/field'
import type { GroupForm } from '#lib/client/profiles/use-group-form'
import { useGroupSizeText } from '#lib/client/profiles/use-group-size-text'
import { readGroupRange } from '#lib/domain/profiles/group-range'
import { type GroupSize, groupSizes } from '#lib/domain/profiles/group-size'

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

interface GroupSizeFieldProps {
  value: GroupSize | undefined
  error?: string | undefined
  onChange: (size: GroupSize) => void
}

/** How many children come, including those without a profile. */
export function GroupSizeField({ value, error, onChange }: GroupSizeFieldProps) {
  const t = useTranslations('groupSize')
  const sizeText = useGroupSizeText()
  return (
    <ChoiceGroup
      label={t('question')}
      name="groupSize"
      value={value}
      error={error}
      onChange={onChange}
      choices={groupSizes.map((size) => ({ value: size, label: sizeText(size) }))}
    />
  )
}
