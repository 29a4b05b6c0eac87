'use client'

import { useTranslations } from 'next-intl'
import { ListedChildRow } from '#components/profiles/class-list/listed-child-row'
import type { ListedChild } from '#lib/client/profiles/class-list'
import type { ClassListFlow } from '#lib/client/profiles/use-class-list'

interface Props {
  child: ListedChild
  flow: ClassListFlow
  /** YYYY-MM-DD. */
  today: string
}

/** A child that is there already: it gets no second profile unless the user ticks it. */
export function RepeatedChildRow({ child, flow, today }: Props) {
  const t = useTranslations('classList')
  const { group, isMember, isAddedAnyway, addAnyway, isAdded } = flow
  const { fault, line } = child
  const name = group?.name ?? ''
  const reason = isMember(child)
    ? t('alreadyIn', { name })
    : group && fault === 'already_there'
      ? t('joins', { name })
      : fault && t(`faults.${fault}`, { line })
  return (
    <ListedChildRow child={child} today={today} isAdded={isAdded(child)}>
      <p className="text-sm text-soft">{reason}</p>
      <label className="-my-1 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isAddedAnyway(child)}
          onChange={(event) => addAnyway(child, event.target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        {t('addAnyway')}
      </label>
    </ListedChildRow>
  )
}
