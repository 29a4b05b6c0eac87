'use client'

import { ClipboardList } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'

interface Props {
  /** The number of children that the group has already. */
  memberCount: number
  onOpen: () => void
}

/** Offers to paste a class list instead of typing one child after another. */
export function ClassListOffer({ memberCount, onOpen }: Props) {
  const t = useTranslations('classList')
  const tGroup = useTranslations('groupForm')
  return (
    <div className="flex flex-col gap-1.5">
      <Button look="secondary" onClick={onOpen} className="self-start">
        <ClipboardList aria-hidden className="size-5" />
        {t('title')}
      </Button>
      <p role="status" className="text-sm text-soft">
        {memberCount > 0 ? tGroup('membersChosen', { count: memberCount }) : t('offer')}
      </p>
    </div>
  )
}
