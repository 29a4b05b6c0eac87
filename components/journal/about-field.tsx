'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Fault } from '#components/ui/feedback/fault'
import { ChoiceChip } from '#components/ui/form/choice-chip'
import { SelectBox } from '#components/ui/input/select'
import { Avatar } from '#components/ui/picture/avatar'
import type { Child } from '#lib/schemas/profiles/child'

/** More are chosen from a list. */
const MOST_CHIPS = 8

interface Props {
  items: Child[]
  /** The members of the group it was done with, who come first; empty without one. */
  memberIds: readonly string[]
  value: string
  error: string | undefined
  onChange: (childId: string) => void
}

/** Whom an entry is about: faces to choose from, or a list where there are many. */
export function ChildField({ items, memberIds, value, error, onChange }: Props) {
  const t = useTranslations('journal')
  const id = useId()
  const errorId = `${id}-error`
  const members = memberIds.flatMap((memberId) => items.find((child) => child.id === memberId) ?? [])
  const others = items.filter((child) => !memberIds.includes(child.id))
  const fault = <Fault id={errorId} text={error} />
  if (items.length > MOST_CHIPS) {
    return (
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {t('child')}
        </label>
        <SelectBox
          id={id}
          name="childId"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('chooseChild')}</option>
          {members.length === 0 ? (
            <Options of={items} />
          ) : (
            <>
              <optgroup label={t('members')}>
                <Options of={members} />
              </optgroup>
              {others.length > 0 && (
                <optgroup label={t('others')}>
                  <Options of={others} />
                </optgroup>
              )}
            </>
          )}
        </SelectBox>
        {fault}
      </div>
    )
  }
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-2 font-medium">{t('child')}</legend>
      <div className="flex flex-wrap gap-2">
        {[...members, ...others].map((child) => (
          <ChoiceChip
            key={child.id}
            type="radio"
            name="childId"
            value={child.id}
            isChosen={child.id === value}
            onChange={() => onChange(child.id)}
            className={clsx('min-h-12 gap-2 ps-1.5 pe-4', child.id === value && 'font-medium')}
          >
            <Avatar name={child.name} image={child.avatarBase64} className="size-9 text-sm" />
            <span dir="auto" className="max-w-48 truncate">
              {child.name}
            </span>
          </ChoiceChip>
        ))}
      </div>
      {fault}
    </fieldset>
  )
}

function Options({ of }: { of: Child[] }) {
  return of.map((child) => (
    <option key={child.id} value={child.id}>
      {child.name}
    </option>
  ))
}
