'use client'

import { Check, Pencil } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AllergyBadges } from '#components/profiles/child/allergy-badges'
import { IconButton } from '#components/ui/icon-button'
import type { ListedChild } from '#lib/client/profiles/class-list'
import { useAgeText } from '#lib/client/profiles/use-age-text'
import { dayDate } from '#lib/domain/profiles/age'

interface Props {
  child: ListedChild
  /** YYYY-MM-DD. */
  today: string
  isAdded?: boolean
  /** Corrects the line of the child; absent if it cannot be corrected here. */
  onEdit?: () => void
  /** More about the child. */
  children?: ReactNode
}

/** One child of the list: name, date of birth with age, and allergies. */
export function ListedChildRow({ child: { name, dateOfBirth, allergies }, today, isAdded = false, onEdit, children }: Props) {
  const t = useTranslations('classList')
  const tForm = useTranslations('childForm')
  const tProfiles = useTranslations('profiles')
  const format = useFormatter()
  const ageText = useAgeText(today)
  const unknown = allergies.filter(({ isKnown }) => !isKnown)
  return (
    <li className="flex items-start gap-2 py-3 ps-4 pe-1">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5 pe-3">
        <span className="flex w-full items-baseline gap-2">
          <bdi className="wrap-anywhere min-w-0 font-semibold">{name}</bdi>
          {isAdded && (
            <span className="ms-auto flex shrink-0 items-center gap-1 text-sm text-soft">
              <Check aria-hidden className="size-4" />
              {t('isAdded')}
            </span>
          )}
        </span>
        {dateOfBirth && (
          <span className="tabular text-sm text-soft">
            {t('born', { day: format.dateTime(dayDate(dateOfBirth), { dateStyle: 'long', timeZone: 'UTC' }), age: ageText(dateOfBirth) })}
          </span>
        )}
        <AllergyBadges allergies={allergies.map((allergy) => allergy.name)} />
        {unknown.map((allergy) => (
          <p key={allergy.name} className="text-danger text-sm">
            {tForm('unknownAllergy', { name: allergy.name })}
          </p>
        ))}
        {children}
      </div>
      {onEdit && !isAdded && (
        <IconButton
          label={tProfiles('edit', { name })}
          icon={<Pencil aria-hidden className="size-5 text-soft" />}
          onClick={onEdit}
          className="-my-1"
        />
      )}
    </li>
  )
}
