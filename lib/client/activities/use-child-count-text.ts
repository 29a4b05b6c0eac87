'use client'

import { useTranslations } from 'next-intl'
import { type ChildCount, childCountOf } from '#lib/domain/profiles/group-size'

/** Returns how to write the number of children: as a heading ("With 13 to 25 children"), and short ("13–25 children"). */
export function useChildCountText() {
  const t = useTranslations('groupPlan')
  const over = childCountOf('over-25').min
  return {
    heading: ({ min, max }: ChildCount) =>
      min === max ? t('exactly', { count: max }) : min === over ? t('over', { count: min - 1 }) : t('between', { min, max }),
    short: ({ min, max }: ChildCount) =>
      min === max ? t('children', { count: max }) : min === over ? t('childrenOver', { count: min - 1 }) : t('childrenBetween', { min, max }),
  }
}
