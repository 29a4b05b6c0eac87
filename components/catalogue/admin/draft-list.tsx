'use client'

import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { DeleteDialog } from '#components/ui/feedback/delete-dialog'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'
import { Picture } from '#components/ui/picture/picture'
import { useDeleteDraft } from '#lib/client/catalogue/admin/drafts'
import { useDayText } from '#lib/client/platform/use-day-text'
import type { ShownDraftRow } from '#lib/schemas/catalogue/activity-draft'

interface Props {
  drafts: readonly ShownDraftRow[]
  categories: { id: string; name: string }[]
  onNews: (text: string) => void
}

/** The activities that admins have begun, which are not in the catalogue yet. */
export function DraftList({ drafts, categories, onNews }: Props) {
  const t = useTranslations('catalogueAdmin')
  const tDeletion = useTranslations('deletion')
  const [deleting, setDeleting] = useState<ShownDraftRow>()
  const remove = useDeleteDraft()
  const nameOf = ({ title }: ShownDraftRow) => title ?? t('untitled')
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-sub">{t('drafts')}</h2>
      <ul className="flex flex-col gap-2">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            name={nameOf(draft)}
            categoryName={categories.find(({ id }) => id === draft.categoryId)?.name}
            onDelete={() => setDeleting(draft)}
          />
        ))}
      </ul>
      {deleting && (
        <DeleteDialog
          title={t.rich('deleteTitle', { name: nameOf(deleting), who: bidiIsolate })}
          error={remove.isError ? tDeletion('failed') : undefined}
          isBusy={remove.isPending}
          onDelete={() =>
            remove.mutate(deleting.id, {
              onSuccess() {
                onNews(t('deleted', { name: nameOf(deleting) }))
                setDeleting(undefined)
              },
            })
          }
          onClose={() => setDeleting(undefined)}
        >
          <p className="mt-2 text-soft">{t('deleteDraft')}</p>
        </DeleteDialog>
      )}
    </section>
  )
}

interface RowProps {
  draft: ShownDraftRow
  name: string
  categoryName: string | undefined
  onDelete: () => void
}

function DraftRow({ draft: { id, picture, updatedAt }, name, categoryName, onDelete }: RowProps) {
  const t = useTranslations('catalogueAdmin')
  const dayText = useDayText()
  const path = `/admin/explore/drafts/${id}`
  return (
    <li className="flex items-center gap-3 rounded-card bg-surface py-3 ps-3 pe-1 shadow-card sm:ps-4 sm:pe-2">
      <Picture names={picture} seed={id} className="hidden h-12 w-18 shrink-0 rounded-control sm:block" />
      <span className="flex min-w-0 flex-1 flex-col items-start">
        <Link href={path} dir="auto" className="wrap-anywhere line-clamp-2 rounded-sm font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
        <span className="tabular flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {categoryName !== undefined && <bdi>{categoryName}</bdi>}
          <span>{t('savedOn', { day: dayText.formatInstant(updatedAt) })}</span>
          <span className="rounded-full bg-sunken px-2 py-0.5 text-ink text-xs">{t('isUnpublished')}</span>
        </span>
      </span>
      <PopoverMenu label={t('more', { name })} button={<EllipsisVertical aria-hidden className="size-5" />}>
        <Link href={path} className={menuItemClass}>
          <Pencil aria-hidden className="size-5 text-soft" />
          {t('continueDraft')}
        </Link>
        <button type="button" className={menuItemClass} onClick={onDelete}>
          <Trash2 aria-hidden className="size-5 text-soft" />
          {t('delete')}
        </button>
      </PopoverMenu>
    </li>
  )
}
