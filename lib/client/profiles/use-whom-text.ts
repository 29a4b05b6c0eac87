'use client'

import { useTranslations } from 'next-intl'
import { useAgeText } from '#lib/client/profiles/use-age-text'
import type { Whom } from '#lib/client/profiles/whom'

/** What stands under a name: a child's age, how many are in a group or, with nobody in it, its ages. `today` is YYYY-MM-DD. */
export function useWhomText(today: string): (whom: Whom) => string {
  const t = useTranslations('home')
  const ageText = useAgeText(today)
  return (whom) => {
    if (whom.type === 'child') return ageText(whom.dateOfBirth)
    return whom.members.length > 0 ? t('members', { count: whom.members.length }) : whom.groupRange || t('noMembers')
  }
}
