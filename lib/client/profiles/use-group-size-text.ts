'use client'

import { useTranslations } from 'next-intl'
import { childCountOf, type GroupSize } from '#lib/domain/profiles/group-size'

/** Returns how to write a group's size: "1", "6–12", "More than 25". */
export function useGroupSizeText() {
  const t = useTranslations('groupSize')
  return (size: GroupSize) => {
    const { min, max } = childCountOf(size)
    if (size === 'over-25') return t('over', { count: min - 1 })
    return min === max ? String(min) : `${min}–${max}`
  }
}
