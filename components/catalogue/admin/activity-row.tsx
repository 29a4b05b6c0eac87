'use client'

import { ArrowUpToLine, Copy, EllipsisVertical, Pencil } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { HiddenMark } from '#components/catalogue/admin/hidden-mark'
import { HideAndDelete } from '#components/catalogue/admin/hide-and-delete'
import { OrderButtons } from '#components/catalogue/admin/order-buttons'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'
import { Picture } from '#components/ui/picture/picture'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { CatalogueRow } from '#lib/schemas/catalogue/catalogue'

interface Props {
  activity: CatalogueRow
  categoryName: string | undefined
  /** Set if the row can be moved up and down. */
  order: { isLast: boolean } | undefined
  isBusy: boolean
  /** Set in selection mode. */
  isSelected: boolean | undefined
  onSelect: (isSelected: boolean) => void
  onCopy: () => void
  onMove: (to: number) => void
  onHide: (isHidden: boolean) => void
  onDelete: () => void
}

/** One activity in the list: a link to its form, and a menu of actions. */
export function ActivityRow({ activity, categoryName, order, isBusy, isSelected, onSelect, onCopy, onMove, onHide, onDelete }: Props) {
  const t = useTranslations('catalogueAdmin')
  const durationText = useDurationText()
  const spanText = useSpanText()
  const { id, title, picture, position, isHidden, isDraft, replacesId, durationMinutes } = activity
  const path = `/admin/explore/activities/${id}`
  return (
    <li className="flex items-center gap-3 rounded-card bg-surface py-3 ps-3 pe-1 shadow-card sm:ps-4 sm:pe-2">
      {isSelected !== undefined && (
        <label className="-my-3 -ms-3 grid min-h-11 min-w-11 shrink-0 place-items-center self-stretch">
          <input
            type="checkbox"
            aria-label={t('selectOf', { name: title })}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            className="size-5 accent-accent"
          />
        </label>
      )}
      <Picture names={picture} seed={id} className="hidden h-12 w-18 shrink-0 rounded-control sm:block" />
      <span className="flex min-w-0 flex-1 flex-col items-start">
        <Link href={path} className="wrap-anywhere line-clamp-2 rounded-sm font-semibold underline-offset-4 hover:underline">
          {title}
        </Link>
        <span className="tabular flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <bdi>{categoryName}</bdi>
          <span>{durationText(durationMinutes)}</span>
          <span>{spanText(activity)}</span>
          {replacesId !== null && <span className="rounded-full bg-sunken px-2 py-0.5 text-ink text-xs">{t('isChange')}</span>}
          {isDraft ? <span className="rounded-full bg-danger-soft px-2 py-0.5 text-danger text-xs">{t('isDraft')}</span> : isHidden && <HiddenMark />}
        </span>
      </span>
      <span className="flex shrink-0">
        {order && <OrderButtons name={title} position={position} isFirst={position === 0} isLast={order.isLast} isBusy={isBusy} onMove={onMove} />}
        <PopoverMenu label={t('more', { name: title })} button={<EllipsisVertical aria-hidden className="size-5" />}>
          <Link href={path} className={menuItemClass}>
            <Pencil aria-hidden className="size-5 text-soft" />
            {t('edit')}
          </Link>
          <button type="button" className={menuItemClass} onClick={onCopy}>
            <Copy aria-hidden className="size-5 text-soft" />
            {t('copy')}
          </button>
          {position > 0 && (
            <button type="button" className={menuItemClass} onClick={() => onMove(0)}>
              <ArrowUpToLine aria-hidden className="size-5 text-soft" />
              {t('putFirst')}
            </button>
          )}
          <HideAndDelete isHidden={isHidden} onHide={onHide} onDelete={onDelete} />
        </PopoverMenu>
      </span>
    </li>
  )
}
