'use client'

import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddChildDialog } from '#components/children/add-child-dialog'
import { Avatar } from '#components/ui/avatar'
import { Button } from '#components/ui/button'
import { EmptyState } from '#components/ui/empty-state'
import { isolated } from '#components/ui/isolated'
import { childrenQuery } from '#lib/client/children'
import { ageInMonths } from '#lib/domain/age'
import type { Child } from '#lib/schemas/child'

/** Loaded when it is wanted. */
const TasteDialog = dynamic(() => import('#components/children/taste-dialog').then((file) => file.TasteDialog), { ssr: false })

/** The user's children, newest first, with their age in whole years. `today` is YYYY-MM-DD. */
export function ChildList({ firstChildren, today }: { firstChildren: Child[]; today: string }) {
  const t = useTranslations('profiles')
  const tAge = useTranslations('age')
  const tTaste = useTranslations('taste')
  const { data: children } = useQuery({ ...childrenQuery(), initialData: firstChildren })
  const [isAdding, setIsAdding] = useState(false)
  const [asked, setAsked] = useState<Child>()

  function ageText(dateOfBirth: string) {
    const years = Math.floor(ageInMonths(dateOfBirth, today) / 12)
    return years === 0 ? tAge('underOneYear') : tAge('years', { count: years })
  }

  const add = (
    <Button look={children.length ? 'secondary' : 'primary'} onClick={() => setIsAdding(true)}>
      <Plus aria-hidden className="size-5" />
      {t('add')}
    </Button>
  )
  return (
    <section>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-heading">{t('heading')}</h2>
        {children.length > 0 && add}
      </div>
      {children.length === 0 ? (
        <EmptyState picture={['teddy-bear', 'soccer-ball']} title={t('emptyTitle')} text={t('empty')} action={add} />
      ) : (
        <ul className="flex flex-col gap-3">
          {children.map((child) => (
            <li key={child.id} className="flex items-start gap-4 rounded-card bg-surface p-4 pb-2 shadow-card">
              <Avatar name={child.name} image={child.avatarBase64} />
              <span className="flex min-w-0 flex-1 flex-col items-start">
                <span dir="auto" className="max-w-full truncate font-semibold text-sub">
                  {child.name}
                </span>
                <span className="text-sm text-soft">{ageText(child.dateOfBirth)}</span>
                <Button look="quiet" className="-mx-5 max-w-[calc(100%+2.5rem)] justify-start text-start text-sm" onClick={() => setAsked(child)}>
                  <span className="wrap-anywhere line-clamp-2">{tTaste.rich('title', { name: child.name, who: isolated })}</span>
                  <ChevronRight aria-hidden className="-ms-1 size-4 shrink-0 rtl:-scale-x-100" />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddChildDialog today={today} onClose={() => setIsAdding(false)} onAdded={() => setIsAdding(false)} />}
      {asked && <TasteDialog child={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
