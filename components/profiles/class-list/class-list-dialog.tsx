'use client'

import { useTranslations } from 'next-intl'
import { ClassListPreview } from '#components/profiles/class-list/class-list-preview'
import { ClassListText } from '#components/profiles/class-list/class-list-text'
import { Dialog } from '#components/ui/feedback/dialog'
import { useClassList } from '#lib/client/profiles/use-class-list'

interface Props {
  /** YYYY-MM-DD. */
  today: string
  onClose: () => void
  /** @param count the number of added children */
  onAdded: (count: number) => void
}

/** Creates profiles from a pasted class list, after a preview. */
export function ClassListDialog({ today, onClose, onAdded }: Props) {
  const t = useTranslations('classList')
  const tForm = useTranslations('childForm')
  const flow = useClassList({ failed: t('failed'), onAdded })
  return (
    <Dialog title={t('title')} closeLabel={tForm('close')} isWide onClose={onClose}>
      {flow.list ? <ClassListPreview flow={flow} list={flow.list} today={today} /> : <ClassListText flow={flow} />}
    </Dialog>
  )
}
