'use client'

import { useTranslations } from 'next-intl'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useAgeText } from '#lib/client/profiles/use-age-text'

/** Formats the line under a name: a child's age, or a group's number of members, or without members its ages. `today` is YYYY-MM-DD. */
export function useRecipientText(today: string): (recipient: Recipient) => string {
  const t = useTranslations('recipient')
  const ageText = useAgeText(today)
  return (recipient) => {
    if (recipient.type === 'child') return ageText(recipient.dateOfBirth)
    return recipient.members.length > 0 ? t('members', { count: recipient.members.length }) : recipient.groupRange || t('noMembers')
  }
}
