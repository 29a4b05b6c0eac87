'use client'

import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Avatar } from '#components/ui/avatar'
import { useAgeText } from '#lib/client/use-age-text'
import type { Child } from '#lib/schemas/child'

interface Props {
  items: Child[]
  chosenId: string | undefined
  today: string
  onChoose: (id: string) => void
  onAdd: () => void
}

/** A row of faces to choose from, with a way to add one. */
export function ChildPicker({ items, chosenId, today, onChoose, onAdd }: Props) {
  const t = useTranslations('home')
  const ageText = useAgeText(today)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-sub">{t('forWhom')}</legend>
      <div className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {items.map((child) => (
          <label
            key={child.id}
            className="relative flex w-24 shrink-0 flex-col items-center gap-1 rounded-control px-1 py-2 has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="child"
              value={child.id}
              checked={child.id === chosenId}
              onChange={() => onChoose(child.id)}
              className="sr-only"
            />
            <span className={clsx('rounded-full border-3 p-0.5', child.id === chosenId ? 'border-accent' : 'border-transparent')}>
              <Avatar name={child.name} image={child.avatarBase64} className="size-16 text-heading" />
            </span>
            <span dir="auto" className={clsx('max-w-full truncate text-sm', child.id === chosenId && 'font-semibold')}>
              {child.name}
            </span>
            <span className="text-xs text-soft">{ageText(child.dateOfBirth)}</span>
          </label>
        ))}
        <button type="button" onClick={onAdd} className="flex w-24 shrink-0 flex-col items-center gap-1 rounded-control px-1 py-2">
          <span className="rounded-full border-3 border-transparent p-0.5">
            <span className="grid size-16 place-items-center rounded-full border-2 border-line border-dashed">
              <Plus aria-hidden className="size-6 text-soft" />
            </span>
          </span>
          <span className="text-sm">{t('addChild')}</span>
        </button>
      </div>
    </fieldset>
  )
}
