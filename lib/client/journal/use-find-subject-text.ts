'use client'

import { useTranslations } from 'next-intl'
import { type RecipientIds, useFindRecipientName } from '#lib/client/profiles/use-recipient-name'

/** Finds the text for whom an entry is about: names of children, or which group. Undefined if none is known any more. */
export function useFindSubjectText(known: readonly { id: string; name: string }[]): (ids: RecipientIds) => string | undefined {
  const t = useTranslations('journal')
  const nameOf = useFindRecipientName(known)
  return (ids) => {
    const name = nameOf(ids)
    return name !== undefined && ids.groupId !== null ? t('ofGroup', { name }) : name
  }
}
