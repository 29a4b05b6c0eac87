'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { House, Repeat2, Trees, Zap } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useFormatter, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Kinds } from '#components/activities/create/add-dialog'
import { RecipientPicker } from '#components/activities/create/recipient-picker'
import { Welcome } from '#components/activities/create/welcome'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { keepChoices } from '#lib/client/activities/create-choices'
import { getUndoableSwipe } from '#lib/client/activities/undoable-swipe'
import { ApiError } from '#lib/client/platform/api'
import { useToday } from '#lib/client/platform/local-day'
import { useIsOffline } from '#lib/client/platform/offline/connection'
import { useRefreshOnReturn } from '#lib/client/platform/use-refresh-on-return'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import { BATCH_SIZE, MAX_TOGETHER } from '#lib/domain/activities/batch'
import { durations } from '#lib/domain/activities/duration'
import { settings, type UserType } from '#lib/domain/platform/basics'
import type { ProfileOrder } from '#lib/domain/profiles/profile-order'
import type { ActivityRequest } from '#lib/schemas/activities/activity'
import type { CreateChoices } from '#lib/schemas/activities/create-choices'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

// Loaded on demand: a form and its schema are larger than the whole screen. next/dynamic would load extra code itself.
const AddDialog = lazy(() => import('#components/activities/create/add-dialog').then((file) => ({ default: file.AddDialog })))
const DeckEnd = lazy(() => import('#components/activities/create/deck-end').then((file) => ({ default: file.DeckEnd })))

/** The id of the choices for recipient, duration and place. */
const CHOICES_ID = 'choices'
const settingIcons = { indoor: House, outdoor: Trees }

interface Props {
  name: string
  userType: UserType | null
  profileOrder: ProfileOrder
  /** The user's children, from the server. */
  firstChildren: Child[]
  /** Whether all their pictures are included. */
  hasAllFaces: boolean
  /** The user's groups, from the server. */
  firstGroups: Group[]
  /** The last choices. */
  choices: CreateChoices
  /** The server's guess of today, YYYY-MM-DD. */
  today: string
  /** A new id for each response of the server. */
  answerId: string
  /** Content from earlier days: the unfinished deck, the question about done activities, and saved ones. */
  continueDeck: ReactNode
  done: ReactNode
  saved: ReactNode
}

/** Chooses recipients, duration and place, then generates three activities. Without profiles it shows a welcome. */
export function CreateScreen({
  name,
  userType,
  profileOrder,
  firstChildren,
  hasAllFaces,
  firstGroups,
  choices,
  today: onServer,
  answerId,
  continueDeck,
  done,
  saved,
}: Props) {
  const today = useToday(onServer)
  useRefreshOnReturn(answerId)
  const t = useTranslations('home')
  const tDuration = useTranslations('duration')
  const tSetting = useTranslations('setting')
  const format = useFormatter()
  const namesOf = (some: readonly Recipient[]) => format.list(some.map((one) => one.name))
  const router = useRouter()
  const isOffline = useIsOffline()
  const { data: children } = useQuery({ ...childrenQuery(), initialData: firstChildren, ...(!hasAllFaces && { initialDataUpdatedAt: 0 }) })
  const { data: groups } = useQuery({ ...groupsQuery(), initialData: firstGroups })
  const ordered = useSortRecipients(profileOrder)
  const everybody = ordered(children, groups)
  const [chosenIds, setChosenIds] = useState(choices.recipientIds)
  const [isSeveral, setIsSeveral] = useState(choices.recipientIds.length > 1)
  const [duration, setDuration] = useState(choices.duration)
  const [location, setLocation] = useState(choices.location)
  const [adding, setAdding] = useState<Kinds>()
  const [swipe] = useState(getUndoableSwipe)
  const start = useMutation({
    mutationFn: async (request: ActivityRequest) => (await import('#lib/client/activities/generation-run')).startGeneration(request),
    onSuccess: (batchId) => router.push(`/activities?batch=${batchId}`),
  })

  // The only profile, or the chosen ones; deleted profiles are ignored.
  const chosen = everybody.length === 1 ? everybody : pickByIds(everybody, chosenIds)
  // A group is always chosen alone, even if it is added while several children are chosen.
  const group = chosen.findLast(({ type }) => type === 'group')
  const recipients = group ? [group] : chosen
  const whom = toRequestRecipient(recipients)
  const isBusy = start.isPending || start.isSuccess

  const isRightNow = start.variables?.nothingNeeded === true
  // Only if there are last choices.
  const usual = swipe ? [] : pickByIds(everybody, choices.recipientIds)
  const usualWhom = toRequestRecipient(usual)

  function generate() {
    if (!whom) return
    keepChoices({ recipientIds: recipients.map(({ id }) => id), duration, location })
    start.mutate({ ...whom, duration, location, batchSize: BATCH_SIZE })
  }

  function generateUsual() {
    if (usualWhom) start.mutate({ ...usualWhom, duration: choices.duration, location: choices.location, batchSize: BATCH_SIZE })
  }

  /** Generates for the next minutes without changing the other choices. */
  function generateRightNow() {
    if (whom) start.mutate({ ...whom, duration: '5-15min', location, batchSize: BATCH_SIZE, nothingNeeded: true })
  }

  function choose(id: string) {
    if (!isSeveral || group) setChosenIds([id])
    else setChosenIds(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id].slice(-MAX_TOGETHER))
  }

  function chooseSeveral(next: boolean) {
    setIsSeveral(next)
    const children = recipients.filter(({ type }) => type === 'child').map(({ id }) => id)
    setChosenIds(next ? children : children.slice(0, 1))
  }

  const dialog = adding && (
    // The key keeps the same dialog on both screens.
    <Suspense key="add">
      <AddDialog
        kinds={adding}
        today={today}
        onClose={() => setAdding(undefined)}
        onAdded={({ id }) => {
          choose(id)
          setAdding(undefined)
        }}
      />
    </Suspense>
  )
  if (everybody.length === 0) {
    return (
      <>
        <Welcome name={name} userType={userType} onAdd={(kind) => setAdding([kind])} />
        <div className="flex justify-center">
          <ByAgeLink text={t('byAge')} />
        </div>
        {dialog}
      </>
    )
  }
  return (
    <>
      {swipe && (
        <Suspense fallback={<div className="mb-8 h-28" />}>
          <DeckEnd last={swipe} choicesId={CHOICES_ID} />
        </Suspense>
      )}
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <div className="mb-8 flex flex-col gap-3 empty:hidden">
        {!swipe && continueDeck}
        {usualWhom && (
          <Button disabled={isOffline} busy={isBusy} onClick={generateUsual} className="w-full sm:w-fit sm:min-w-72">
            <Repeat2 aria-hidden className="size-5 shrink-0" />
            <span className="wrap-anywhere">
              {t.rich('usual', {
                b: bidiIsolate,
                name: namesOf(usual),
                duration: t(`usualDuration.${choices.duration}`),
                place: t(`usualSetting.${choices.location}`),
              })}
            </span>
          </Button>
        )}
        {done}
      </div>
      <div id={CHOICES_ID} className="flex flex-col gap-8">
        <RecipientPicker
          items={everybody}
          chosenIds={recipients.map(({ id }) => id)}
          isSeveral={isSeveral && !group}
          onSeveral={chooseSeveral}
          today={today}
          addLabel={t(userType === 'educator' ? 'add' : 'addChild')}
          onChoose={choose}
          onAdd={() => setAdding(userType === 'educator' ? ['group', 'child'] : ['child'])}
        />
        <ChoiceGroup
          label={t('time')}
          name="duration"
          value={duration}
          onChange={setDuration}
          choices={durations.map((value) => ({ value, label: tDuration(value) }))}
        />
        <ChoiceGroup
          label={t('place')}
          name="location"
          value={location}
          onChange={setLocation}
          choices={settings.map((value) => {
            const Icon = settingIcons[value]
            return {
              value,
              label: (
                <>
                  <Icon aria-hidden className="size-5" />
                  {tSetting(value)}
                </>
              ),
            }
          })}
        />
        <div className="flex flex-col gap-4">
          {start.isError && <Banner>{(start.error instanceof ApiError && start.error.problem?.detail) || t('failed')}</Banner>}
          <Button disabled={!whom || isOffline} busy={isBusy} onClick={generate} className="w-full sm:w-fit sm:min-w-72">
            {t(isBusy && !isRightNow ? 'generating' : 'generate')}
          </Button>
          <Button look="secondary" disabled={!whom || isOffline} busy={isBusy} onClick={generateRightNow} className="w-full sm:w-fit sm:min-w-72">
            <Zap aria-hidden className="size-5" />
            {t(isBusy && isRightNow ? 'generating' : 'rightNow')}
          </Button>
          <p role="status" className="self-center text-sm text-soft empty:hidden sm:self-start">
            {isOffline && t('offline')}
          </p>
          {!isOffline && !whom && <p className="self-center text-sm text-soft sm:self-start">{t('chooseFirst')}</p>}
          <ByAgeLink text={t('byAge')} />
        </div>
      </div>
      {saved}
      {dialog}
    </>
  )
}

/** Returns the profiles with these ids, in the order they were chosen. */
function pickByIds(everybody: readonly Recipient[], ids: readonly string[]): Recipient[] {
  return ids.flatMap((id) => everybody.find((one) => one.id === id) ?? [])
}

/** Converts recipients to the request's fields; undefined if there are none. */
function toRequestRecipient(recipients: readonly Recipient[]) {
  const [first, second] = recipients
  if (first && second) return { type: 'children' as const, ids: recipients.map(({ id }) => id) }
  return first && { type: first.type, id: first.id }
}

/** Links to the form that needs no profile. */
function ByAgeLink({ text }: { text: string }) {
  return (
    <Link
      href="/generate-activity?by=age"
      className="flex min-h-11 w-fit items-center self-center text-sm underline underline-offset-4 sm:self-start"
    >
      {text}
    </Link>
  )
}
