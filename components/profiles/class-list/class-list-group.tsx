'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import type { ClassListFlow } from '#lib/client/profiles/use-class-list'

/** Asks which group the children join: one of the user's, or a new one. */
export function ClassListGroup({ flow: { draft, edit, addForm, groups, group } }: { flow: ClassListFlow }) {
  const t = useTranslations('classList')
  return (
    <>
      {groups.length > 0 && (
        <LabelledSelect
          label={t('into')}
          name="group"
          none={t('newGroup')}
          choices={groups}
          value={group?.id ?? ''}
          onChange={(groupId) => edit({ groupId })}
        />
      )}
      {!group && (
        <Field
          label={t('groupName')}
          hint={t('groupHint')}
          name="name"
          value={draft.groupName}
          maxLength={80}
          dir="auto"
          autoComplete="off"
          error={addForm.errors.name}
          onChange={(event) => edit({ groupName: event.target.value })}
        />
      )}
    </>
  )
}
