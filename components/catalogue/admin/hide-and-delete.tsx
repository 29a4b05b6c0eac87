import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { menuItemClass } from '#components/ui/feedback/popover-menu'

interface Props {
  isHidden: boolean
  onHide: (isHidden: boolean) => void
  onDelete: () => void
}

/** The last items of a row's menu: hide or show, and delete. */
export function HideAndDelete({ isHidden, onHide, onDelete }: Props) {
  const t = useTranslations('catalogueAdmin')
  return (
    <>
      <button type="button" className={menuItemClass} onClick={() => onHide(!isHidden)}>
        {isHidden ? <Eye aria-hidden className="size-5 text-soft" /> : <EyeOff aria-hidden className="size-5 text-soft" />}
        {t(isHidden ? 'show' : 'hide')}
      </button>
      <button type="button" className={menuItemClass} onClick={onDelete}>
        <Trash2 aria-hidden className="size-5 text-soft" />
        {t('delete')}
      </button>
    </>
  )
}
