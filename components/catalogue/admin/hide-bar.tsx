'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { SelectionBar } from '#components/ui/form/selection-bar'
import type { BulkHiding } from '#lib/client/catalogue/admin/use-bulk-hiding'

interface Props {
  shownCount: number
  selectedCount: number
  bulk: BulkHiding
  /** Selects all shown activities, or none. */
  onSelectAll: (isAll: boolean) => void
  onHide: (isHidden: boolean) => void
}

/** Hides or shows all selected activities; always visible. */
export function HideBar({ shownCount, selectedCount, bulk, onSelectAll, onHide }: Props) {
  const { isBusy } = bulk
  const t = useTranslations('catalogueAdmin')
  const isAll = selectedCount === shownCount && shownCount > 0
  return (
    <SelectionBar
      label={t('selection')}
      countText={t('selected', { count: selectedCount })}
      toggleText={isAll ? t('selectNone') : t('selectAll', { count: shownCount })}
      canToggle={shownCount > 0 && !isBusy}
      onToggle={() => onSelectAll(!isAll)}
      notice={<HiddenNotice bulk={bulk} />}
    >
      <Button look="secondary" className="flex-1 sm:flex-none" disabled={selectedCount === 0} busy={isBusy} onClick={() => onHide(true)}>
        <EyeOff aria-hidden className="size-5 shrink-0" />
        {t('hide')}
      </Button>
      <Button look="secondary" className="flex-1 sm:flex-none" disabled={selectedCount === 0} busy={isBusy} onClick={() => onHide(false)}>
        <Eye aria-hidden className="size-5 shrink-0" />
        {t('show')}
      </Button>
    </SelectionBar>
  )
}

/** Reports how many activities were hidden or shown, with a button to undo it. It stays until the next change. */
function HiddenNotice({ bulk: { last, isBusy, undo } }: { bulk: BulkHiding }) {
  const t = useTranslations('catalogueAdmin')
  if (!last) return null
  return (
    <div className="flex flex-col gap-2">
      {last.failedCount > 0 && <Banner>{t(last.isHidden ? 'hideFailed' : 'showFailed', { count: last.failedCount })}</Banner>}
      {last.changedCount > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-sunken ps-4 pe-1 py-1">
          <p role="status" className="min-w-40 flex-1 py-2">
            {t(last.isHidden ? 'hiddenMany' : 'shownMany', { count: last.changedCount })}
          </p>
          <Button look="quiet" className="min-h-11 px-3 underline underline-offset-4" busy={isBusy} onClick={undo}>
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  )
}
