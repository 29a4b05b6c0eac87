'use client'

import { useTranslations } from 'next-intl'
import { ClassListPreview } from '#components/profiles/class-list/class-list-preview'
import { ClassListText } from '#components/profiles/class-list/class-list-text'
import { Dialog } from '#components/ui/feedback/dialog'
import { useClassList } from '#lib/client/profiles/use-class-list'

interface Props {
  /** YYYY-MM-DD. */
  today: string
  /** Whether the dialog asks for a group; not if the children join the one that is open beneath. */
  hasGroup?: boolean
  onClose: () => void
  /** @param ids the profiles of the list's children, also of those that were there already */
  onAdded?: (ids: string[]) => void
  /** Called when no line is left to correct. @param count the number of added children */
  onDone: (count: number) => void
}

/** Creates profiles from a pasted class list, after a preview. */
export function ClassListDialog({ today, hasGroup = true, onClose, onAdded = () => undefined, onDone }: Props) {
  const t = useTranslations('classList')
  const tForm = useTranslations('childForm')
  const flow = useClassList({ failed: t('failed'), hasGroup, onAdded, onDone })
  return (
    <Dialog title={t('title')} closeLabel={tForm('close')} isWide onClose={onClose}>
      {flow.list ? <ClassListPreview flow={flow} list={flow.list} today={today} /> : <ClassListText flow={flow} />}
    </Dialog>
  )
}
