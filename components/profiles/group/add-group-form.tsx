'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ClassListOffer } from '#components/profiles/class-list/class-list-offer'
import { MembersClassList } from '#components/profiles/class-list/members-class-list'
import { GroupNameField, GroupRangeField } from '#components/profiles/group/group-fields'
import { GroupSizeField } from '#components/profiles/group/group-size-field'
import { Banner } from '#components/ui/feedback/banner'
import { Form } from '#components/ui/form/form'
import { FormEnd } from '#components/ui/form/form-end'
import { useGroupForm } from '#lib/client/profiles/use-group-form'
import type { Group } from '#lib/schemas/profiles/group'

interface Props {
  /** YYYY-MM-DD. */
  today: string
  /** Whether the group's children can come from a class list. */
  offersClassList: boolean
  onAdded: (group: Group) => void
}

/** Asks for a name, the ages and the size of a group; the button needs the name. */
export function AddGroupForm({ today, offersClassList, onAdded }: Props) {
  const t = useTranslations('addGroup')
  const group = useGroupForm({ failed: t('failed'), onSaved: onAdded })
  const { draft, edit, errors, banner } = group
  const [isPasting, setIsPasting] = useState(false)
  return (
    <>
      <Form ref={group.element} onSubmit={group.onSubmit} className="flex flex-col gap-4">
        {banner && <Banner>{banner}</Banner>}
        <GroupNameField group={group} />
        {offersClassList && <ClassListOffer memberCount={draft.members.length} onOpen={() => setIsPasting(true)} />}
        <GroupRangeField group={group} />
        <GroupSizeField value={draft.groupSize} error={errors.group_size} onChange={(groupSize) => edit({ groupSize })} />
        <FormEnd text={t('save')} isBusy={group.isBusy} isReady={draft.name.trim() !== ''} />
      </Form>
      {isPasting && (
        <MembersClassList today={today} members={draft.members} onChange={(members) => edit({ members })} onClose={() => setIsPasting(false)} />
      )}
    </>
  )
}
