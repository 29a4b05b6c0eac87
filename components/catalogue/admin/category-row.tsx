'use client'

import { EllipsisVertical, List, Pencil } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { HiddenMark } from '#components/catalogue/admin/hidden-mark'
import { HideAndDelete } from '#components/catalogue/admin/hide-and-delete'
import { OrderButtons } from '#components/catalogue/admin/order-buttons'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'
import { Picture } from '#components/ui/picture/picture'
import type { CatalogueCategory } from '#lib/schemas/catalogue/catalogue'

interface Props {
  category: CatalogueCategory
  isLast: boolean
  isBusy: boolean
  onMove: (to: number) => void
  onHide: (isHidden: boolean) => void
  onList: () => void
  onEdit: () => void
  onDelete: () => void
}

/** One category in the list: picture, name, number of activities, and a menu of actions. */
export function CategoryRow({ category, isLast, isBusy, onMove, onHide, onList, onEdit, onDelete }: Props) {
  const t = useTranslations('catalogueAdmin')
  const name = category.name[useLocale()]
  const { id, icon, position, isHidden, activityCount } = category
  return (
    <li className="flex items-center gap-3 rounded-card bg-surface py-3 ps-3 pe-1 shadow-card sm:ps-4 sm:pe-2">
      <Picture names={[icon]} seed={id} className="h-10 w-16 shrink-0 rounded-control" />
      <span className="flex min-w-0 flex-1 flex-col items-start">
        <span className="wrap-anywhere line-clamp-2 font-semibold">{name}</span>
        <span className="tabular flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {t('activityCount', { count: activityCount })}
          {isHidden && <HiddenMark />}
        </span>
      </span>
      <span className="flex shrink-0">
        <OrderButtons name={name} position={position} isFirst={position === 0} isLast={isLast} isBusy={isBusy} onMove={onMove} />
        <PopoverMenu label={t('more', { name })} button={<EllipsisVertical aria-hidden className="size-5" />}>
          <button type="button" className={menuItemClass} onClick={onEdit}>
            <Pencil aria-hidden className="size-5 text-soft" />
            {t('edit')}
          </button>
          <button type="button" className={menuItemClass} onClick={onList}>
            <List aria-hidden className="size-5 text-soft" />
            {t('itsActivities')}
          </button>
          <HideAndDelete isHidden={isHidden} onHide={onHide} onDelete={onDelete} />
        </PopoverMenu>
      </span>
    </li>
  )
}
