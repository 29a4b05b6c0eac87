'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddChildForm } from '#components/profiles/child/add-child-form'
import { AddGroupForm } from '#components/profiles/group/add-group-form'
import { Dialog } from '#components/ui/feedback/dialog'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import type { Recipient } from '#lib/client/profiles/recipients'

/** At least one kind. */
export type Kinds = readonly [Recipient['type'], ...Recipient['type'][]]

interface Props {
  /** The kinds that may be added; the first is preselected. */
  kinds: Kinds
  /** YYYY-MM-DD. */
  today: string
  /** Whether the children of a group can come from a class list. */
  offersClassList: boolean
  onClose: () => void
  onAdded: (added: { id: string }) => void
}

/** Adds a child or group with only the fields that activities need. Input is kept when the dialog closes. */
export function AddDialog({ kinds, today, offersClassList, onClose, onAdded }: Props) {
  const t = useTranslations('addGroup')
  const [kind, setKind] = useState(kinds[0])
  return (
    <Dialog title={t(kinds.length > 1 ? 'kind' : 'title')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {kinds.length > 1 && (
          <ChoiceGroup
            label={t('kind')}
            isLabelHidden
            name="kind"
            value={kind}
            onChange={setKind}
            choices={kinds.map((value) => ({ value, label: t(value === 'group' ? 'group' : 'child') }))}
          />
        )}
        {kind === 'group' ? (
          <AddGroupForm today={today} offersClassList={offersClassList} onAdded={onAdded} />
        ) : (
          <AddChildForm today={today} onAdded={onAdded} />
        )}
      </div>
    </Dialog>
  )
}
