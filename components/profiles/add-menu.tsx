'use client'

import { ChevronDown, ClipboardList, Plus, UserRoundPlus, UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'

interface Props {
  onAddChild: () => void
  onAddGroup: () => void
  /** For users with many children to add. */
  onPasteList?: (() => void) | undefined
}

/** Adds a profile, a group, or a whole list from one button. */
export function AddMenu({ onAddChild, onAddGroup, onPasteList }: Props) {
  const t = useTranslations('profiles')
  const button = (
    <>
      <Plus aria-hidden className="size-5" />
      {t('add')}
      <ChevronDown aria-hidden className="-me-1 size-4 text-soft" />
    </>
  )
  return (
    <PopoverMenu label={t('add')} button={button} className={buttonClass('secondary')}>
      <button type="button" className={menuItemClass} onClick={onAddChild}>
        <UserRoundPlus aria-hidden className="size-5 text-soft" />
        {t('addProfile')}
      </button>
      <button type="button" className={menuItemClass} onClick={onAddGroup}>
        <UsersRound aria-hidden className="size-5 text-soft" />
        {t('addGroup')}
      </button>
      {onPasteList && (
        <button type="button" className={menuItemClass} onClick={onPasteList}>
          <ClipboardList aria-hidden className="size-5 text-soft" />
          {t('pasteList')}
        </button>
      )}
    </PopoverMenu>
  )
}
