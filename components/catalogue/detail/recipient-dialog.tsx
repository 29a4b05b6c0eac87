'use client'

import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Dialog } from '#components/ui/feedback/dialog'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Field } from '#components/ui/form/field'
import { CheckLine } from '#components/ui/input/check-line'
import { Avatar } from '#components/ui/picture/avatar'
import { NameLine, nameRowClass } from '#components/ui/picture/name-line'
import { useStartActivity } from '#lib/client/catalogue/use-start-activity'
import { localDay } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useRecipientText } from '#lib/client/profiles/use-recipient-text'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import { MAX_CHILDREN_TOGETHER } from '#lib/domain/activities/batch'
import { findByName } from '#lib/domain/platform/name-search'

/** Above this number of recipients a search by name appears. */
const MAX_WITHOUT_SEARCH = 8

/** Chooses who does an activity: one child or group, or several children. Reasons against it are shown here, so that others can be chosen. */
export function RecipientDialog({ activityId, onClose }: { activityId: string; onClose: () => void }) {
  const t = useTranslations('exploreActivity')
  const tExplore = useTranslations('explore')
  const children = useQuery(childrenQuery())
  const groups = useQuery(groupsQuery())
  const sortRecipients = useSortRecipients()
  const allRecipients = children.data && groups.data && sortRecipients(children.data, groups.data)
  const [part, setPart] = useState('')
  const [isSeveral, setIsSeveral] = useState(false)
  const offered = allRecipients?.filter(({ type }) => !isSeveral || type === 'child')
  const found = offered && findByName(offered, part)
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
        {children.data && children.data.length > 1 && <CheckLine label={t('several')} isOn={isSeveral} onChange={setIsSeveral} />}
        {allRecipients && allRecipients.length > MAX_WITHOUT_SEARCH && (
          <Field label={t('find')} name="find" type="search" autoComplete="off" value={part} onChange={(event) => setPart(event.target.value)} />
        )}
        <p role="status" className={found?.length === 0 ? 'py-4 text-soft' : 'sr-only'}>
          {found?.length === 0 && t('noneFound')}
        </p>
        {found && !isSeveral && <OneRecipient activityId={activityId} found={found} />}
        {found && isSeveral && <SeveralChildren activityId={activityId} found={found} all={offered} />}
      </div>
    </Dialog>
  )
}

interface ListProps {
  activityId: string
  /** Those that match the search. */
  found: readonly Recipient[]
}

/** Starts the activity with one press on a name. */
function OneRecipient({ activityId, found }: ListProps) {
  const t = useTranslations('exploreActivity')
  const textOf = useRecipientText(localDay())
  const doing = useStartActivity(activityId)
  return (
    <ul className="-mx-2">
      {found.map((recipient) => (
        <li key={recipient.id}>
          <button
            type="button"
            aria-disabled={doing.busyKey !== undefined || undefined}
            onClick={() => doing.start({ type: recipient.type, id: recipient.id })}
            className={nameRowClass}
          >
            <NameLine face={<Face of={recipient} />} name={recipient.name} text={textOf(recipient)} />
            {doing.busyKey === recipient.id && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-accent" />}
          </button>
          {doing.failedKey === recipient.id && (
            <div className="px-2 pb-2">
              <Banner>{doing.refusal ?? t('doFailed')}</Banner>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Chooses two or more children, then starts the activity with all of them. */
function SeveralChildren({ activityId, found, all }: ListProps & { all: readonly Recipient[] }) {
  const t = useTranslations('exploreActivity')
  const format = useFormatter()
  const textOf = useRecipientText(localDay())
  const doing = useStartActivity(activityId)
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const isFull = chosenIds.length >= MAX_CHILDREN_TOGETHER
  const names = all.filter(({ id }) => chosenIds.includes(id)).map(({ name }) => name)
  return (
    <>
      <ul className="-mx-2">
        {found.map((child) => {
          const isChosen = chosenIds.includes(child.id)
          return (
            <li key={child.id}>
              <label className={nameRowClass}>
                <NameLine face={<Face of={child} />} name={child.name} text={textOf(child)} />
                <input
                  type="checkbox"
                  name="whom"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => setChosenIds(isChosen ? chosenIds.filter((id) => id !== child.id) : [...chosenIds, child.id])}
                  className="size-5 accent-accent"
                />
              </label>
            </li>
          )
        })}
      </ul>
      {doing.failedKey && <Banner>{doing.refusal ?? t('doFailed')}</Banner>}
      <Button
        disabled={chosenIds.length < 2}
        busy={doing.busyKey !== undefined}
        onClick={() => doing.start({ type: 'children', ids: chosenIds })}
        className="wrap-anywhere"
      >
        <span>{chosenIds.length < 2 ? t('chooseSeveral') : t.rich('doWithName', { name: format.list(names), who: bidiIsolate })}</span>
      </Button>
    </>
  )
}

function Face({ of }: { of: Recipient }) {
  return <Avatar name={of.name} image={of.type === 'child' ? of.avatarBase64 : null} className="size-11 text-base" />
}
