'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ClassListOffer } from '#components/profiles/class-list/class-list-offer'
import { MembersClassList } from '#components/profiles/class-list/members-class-list'
import { GroupNameField, GroupRangeField } from '#components/profiles/group/group-fields'
import { GroupSizeField } from '#components/profiles/group/group-size-field'
import { MembersField } from '#components/profiles/group/members-field'
import { ConflictNotice } from '#components/ui/feedback/conflict-notice'
import { Dialog } from '#components/ui/feedback/dialog'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { TextArea } from '#components/ui/input/text-area'
import type { FieldText } from '#lib/client/platform/forms/use-row-form'
import { type GroupDraft, useGroupForm } from '#lib/client/profiles/use-group-form'
import { useGroupSizeText } from '#lib/client/profiles/use-group-size-text'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

interface Props {
  /** The group to change; absent for a new one. */
  group?: Group | undefined
  /** The children to choose from. */
  people: Child[]
  /** Whether these are all children. */
  isEverybody: boolean
  /** YYYY-MM-DD. */
  today: string
  /** Whether a class list can be pasted instead of adding the children one by one. */
  offersClassList: boolean
  onClose: () => void
  onSaved: (group: Group) => void
  onFailed: () => void
}

/** Edits a group: its name, its members or their ages, and a note. */
export function GroupDialog({ group, people, isEverybody, today, offersClassList, onClose, onSaved, onFailed }: Props) {
  const t = useTranslations('groupForm')
  const tGroup = useTranslations('addGroup')
  const tProfiles = useTranslations('profiles')
  const tForm = useTranslations('childForm')
  const tSize = useTranslations('groupSize')
  const sizeText = useGroupSizeText()
  const [isPasting, setIsPasting] = useState(false)
  const form = useGroupForm({ row: group, allRecipients: isEverybody ? people : undefined, failed: tProfiles('saveFailed'), onFailed, onSaved })
  const { draft, edit, errors, conflict } = form

  const fieldTexts: Record<keyof GroupDraft, FieldText<GroupDraft>> = {
    name: { label: tGroup('name'), text: ({ name }) => name },
    groupRange: { label: tGroup('range'), text: ({ groupRange }) => groupRange },
    groupSize: { label: tSize('question'), text: ({ groupSize }) => (groupSize ? sizeText(groupSize) : '') },
    members: { label: t('members'), text: ({ members }) => members.map((id) => people.find((child) => child.id === id)?.name).join(', ') },
    description: { label: t('description'), text: ({ description }) => description },
  }
  const dialog = (
    <Dialog title={t(group ? 'editTitle' : 'addTitle')} closeLabel={tForm('close')} onClose={onClose}>
      <Form ref={form.element} onSubmit={form.onSubmit} className="flex flex-col gap-5">
        {form.isKept && !conflict && <KeptDraftNotice onDiscard={form.discard} />}
        {form.banner && <FormBanner>{form.banner}</FormBanner>}
        {conflict && <ConflictNotice mine={draft} conflict={conflict} fieldTexts={fieldTexts} isBusy={form.isBusy} />}
        <GroupNameField group={form} />
        <MembersField people={people} today={today} values={draft.members} error={errors.members} onChange={(members) => edit({ members })} />
        {offersClassList && <ClassListOffer memberCount={draft.members.length} onOpen={() => setIsPasting(true)} />}
        <GroupRangeField group={form} />
        <GroupSizeField value={draft.groupSize} error={errors.group_size} onChange={(groupSize) => edit({ groupSize })} />
        <TextArea
          label={t('description')}
          name="description"
          value={draft.description}
          maxLength={500}
          error={errors.description}
          onChange={(event) => edit({ description: event.target.value })}
        />
        {!conflict && <FormEnd text={tForm('save')} isBusy={form.isBusy} isReady={draft.name.trim() !== ''} />}
      </Form>
    </Dialog>
  )
  return (
    <>
      {dialog}
      {isPasting && (
        <MembersClassList today={today} members={draft.members} onChange={(members) => edit({ members })} onClose={() => setIsPasting(false)} />
      )}
    </>
  )
}
