'use client'

import { EllipsisVertical, NotebookText, Pencil, Sparkles, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AllergyBadges } from '#components/profiles/child/allergy-badges'
import { RecipientAvatar } from '#components/profiles/recipient-avatar'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'
import { IconButton } from '#components/ui/icon-button'
import type { Recipient } from '#lib/client/profiles/recipients'
import { ageInMonths } from '#lib/domain/profiles/age'
import type { Child } from '#lib/schemas/profiles/child'

interface Props {
  profile: Recipient
  /** YYYY-MM-DD. */
  today: string
  onEdit: () => void
  onTaste: (child: Child) => void
  onDelete: () => void
}

/** A child with its age in whole years, or a group with its number of members, and their actions. */
export function ProfileRow({ profile, today, onEdit, onTaste, onDelete }: Props) {
  const t = useTranslations('profiles')
  const tTaste = useTranslations('taste')
  const { name } = profile
  return (
    <li className="flex items-center gap-3 rounded-card bg-surface py-3 ps-3 pe-1 shadow-card sm:gap-4 sm:ps-4 sm:pe-2">
      <RecipientAvatar recipient={profile} className="size-12 text-sub sm:size-14" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <span dir="auto" className="wrap-anywhere line-clamp-2 font-semibold text-sub">
          {name}
        </span>
        <span className="tabular text-sm text-soft">
          <Facts profile={profile} today={today} />
        </span>
        {profile.type === 'child' && <AllergyBadges allergies={profile.allergies} />}
      </div>
      <span className="flex shrink-0">
        <IconButton label={t('edit', { name })} icon={<Pencil aria-hidden className="size-5" />} onClick={onEdit} />
        <PopoverMenu label={t('more', { name })} button={<EllipsisVertical aria-hidden className="size-5" />}>
          {profile.type === 'child' && (
            <button type="button" className={menuItemClass} onClick={() => onTaste(profile)}>
              <Sparkles aria-hidden className="size-5 shrink-0 text-soft" />
              <span className="wrap-anywhere line-clamp-2 max-w-56">{tTaste.rich('title', { name, who: bidiIsolate })}</span>
            </button>
          )}
          {profile.type === 'child' && (
            <Link href={`/journal?child=${profile.id}`} className={menuItemClass}>
              <NotebookText aria-hidden className="size-5 shrink-0 text-soft" />
              {t('journal')}
            </Link>
          )}
          <button type="button" className={menuItemClass} onClick={onDelete}>
            <Trash2 aria-hidden className="size-5 shrink-0 text-soft" />
            {t('delete')}
          </button>
        </PopoverMenu>
      </span>
    </li>
  )
}

function Facts({ profile, today }: { profile: Recipient; today: string }) {
  const t = useTranslations('profiles')
  const tAge = useTranslations('age')
  if (profile.type === 'group') {
    const { members } = profile
    return members.length === 0 ? t('noMembers') : t('members', { count: members.length })
  }
  const years = Math.floor(ageInMonths(profile.dateOfBirth, today) / 12)
  return years === 0 ? tAge('underOneYear') : tAge('years', { count: years })
}
