'use client'

import { useTranslations } from 'next-intl'
import { GroupNameField, GroupRangeField } from '#components/profiles/group/group-fields'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Form } from '#components/ui/form/form'
import { useGroupForm } from '#lib/client/profiles/use-group-form'
import type { Group } from '#lib/schemas/profiles/group'

/** Asks for a name and the ages of a group without members; the button needs the name. */
export function AddGroupForm({ onAdded }: { onAdded: (group: Group) => void }) {
  const t = useTranslations('addGroup')
  const group = useGroupForm({ failed: t('failed'), onSaved: onAdded })
  const { draft, banner } = group
  return (
    <Form ref={group.element} onSubmit={group.onSubmit} className="flex flex-col gap-4">
      {banner && <Banner>{banner}</Banner>}
      <GroupNameField group={group} />
      <GroupRangeField group={group} />
      <Button type="submit" busy={group.isBusy} disabled={!draft.name.trim()}>
        {t('save')}
      </Button>
    </Form>
  )
}
