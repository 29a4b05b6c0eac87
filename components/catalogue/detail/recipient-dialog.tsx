'use client'

import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Banner } from '#components/ui/feedback/banner'
import { Dialog } from '#components/ui/feedback/dialog'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Field } from '#components/ui/form/field'
import { Avatar } from '#components/ui/picture/avatar'
import { useStartActivity } from '#lib/client/catalogue/use-start-activity'
import { localDay } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import { useRecipientText } from '#lib/client/profiles/use-recipient-text'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import { findByName } from '#lib/domain/platform/name-search'

/** Above this number of recipients a search by name appears. */
const MAX_WITHOUT_SEARCH = 8

/** Chooses the recipient of an activity. Reasons against it are shown here, so that another can be chosen. */
export function RecipientDialog({ activityId, onClose }: { activityId: string; onClose: () => void }) {
  const t = useTranslations('exploreActivity')
  const tExplore = useTranslations('explore')
  const textOf = useRecipientText(localDay())
  const children = useQuery(childrenQuery())
  const groups = useQuery(groupsQuery())
  const sortRecipients = useSortRecipients()
  const allRecipients = children.data && groups.data && sortRecipients(children.data, groups.data)
  const doing = useStartActivity(activityId)
  const [part, setPart] = useState('')
  const found = allRecipients && findByName(allRecipients, part)
  const failed = [children, groups].filter(({ isError }) => isError)
  return (
    <Dialog title={t('withWhom')} closeLabel={tExplore('close')} onClose={onClose}>
      <div className="flex flex-col gap-3">
        {failed.length > 0 && !allRecipients && (
          <LoadFailed
            text={t('childrenFailed')}
            retryText={tExplore('retry')}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          />
        )}
        {!allRecipients && failed.length === 0 && [0, 1].map((key) => <Skeleton key={key} className="h-14" />)}
        {allRecipients && allRecipients.length > MAX_WITHOUT_SEARCH && (
          <Field label={t('find')} name="find" type="search" autoComplete="off" value={part} onChange={(event) => setPart(event.target.value)} />
        )}
        <p role="status" className={found?.length === 0 ? 'py-4 text-soft' : 'sr-only'}>
          {found?.length === 0 && t('noneFound')}
        </p>
        <ul className="-mx-2">
          {found?.map((recipient) => (
            <li key={recipient.id}>
              <button
                type="button"
                aria-disabled={doing.busyId !== undefined || undefined}
                onClick={() => doing.start(recipient)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-sunken aria-disabled:opacity-55"
              >
                <Avatar name={recipient.name} image={recipient.type === 'child' ? recipient.avatarBase64 : null} className="size-11 text-base" />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="wrap-anywhere line-clamp-2 font-medium">
                    <bdi>{recipient.name}</bdi>
                  </span>
                  <span className="truncate text-sm text-soft">
                    <bdi>{textOf(recipient)}</bdi>
                  </span>
                </span>
                {doing.busyId === recipient.id && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-accent" />}
              </button>
              {doing.failedId === recipient.id && (
                <div className="px-2 pb-2">
                  <Banner>{doing.refusal ?? t('doFailed')}</Banner>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
