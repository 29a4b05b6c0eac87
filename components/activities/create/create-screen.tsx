'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { House, Repeat2, Trees, Zap } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useFormatter, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Kinds } from '#components/activities/create/add-dialog'
import { GroupSizeChoice } from '#components/activities/create/group-size-choice'
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
import { useGroupSize } from '#lib/client/profiles/use-group-size'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import { BATCH_SIZE, MAX_CHILDREN_TOGETHER } from '#lib/domain/activities/batch'
import { durations } from '#lib/domain/activities/duration'
import { settings, type UserType } from '#lib/domain/platform/basics'
import type { ProfileOrder } from '#lib/domain/profiles/profile-order'
import type { ActivityRequest } from '#lib/schemas/activities/activity'
import type { CreateChoices } from '#lib/schemas/activities/create-choices'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

// Loaded on demand: a form and its schema are larger than the whole screen. `lazy` instead of next/dynamic, which adds code.
const AddDialog = lazy(() => import('#components/activities/create/add-dialog').then((file) => ({ default: file.AddDialog })))
const DeckEnd = lazy(() => import('#components/activities/create/deck-end').then((file) => ({ default: file.DeckEnd })))

/** The id of the choices' element, for the link in `DeckEnd`. */
const CHOICES_ID = 'choices'
const settingIcons = { indoor: House, outdoor: Trees }

/** On a wide screen: the title, below it the ideas at the start and the choices at the end, and the saved activities below the ideas. */
const wideColumns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_34rem] lg:grid-rows-[auto_auto_1fr_auto] lg:items-start lg:gap-x-14'

type Pressed = 'usual' | 'generate' | 'rightNow'

interface Props {
  name: string
  userType: UserType | null
  profileOrder: ProfileOrder
  /** The user's children, from the server. */
  firstChildren: Child[]
  /** Whether `firstChildren` includes every picture; if not, the list loads again. */
  hasAllFaces: boolean
  /** The user's groups, from the server. */
  firstGroups: Group[]
  /** The last choices. */
  lastChoices: CreateChoices
  /** The server's guess of today, YYYY-MM-DD. */
  today: string
  /** A new id for each response of the server. */
  responseId: string
  /** The card that continues the unfinished deck. */
  continueDeck: ReactNode
  /** The question about done activities. */
  doneQuestion: ReactNode
  /** The idea that goes on with yesterday's activity. */
  nextDay: ReactNode
  /** An activity for each child that can start at once. */
  readyCards: ReactNode
  /** The saved activities. */
  savedActivities: ReactNode
}

/** Chooses recipients, duration and place, then generates three activities. Without profiles it shows a welcome. */
export function CreateScreen({
  name,
  userType,
  profileOrder,
  firstChildren,
  hasAllFaces,
  firstGroups,
  lastChoices,
  today: serverToday,
  responseId,
  continueDeck,
  doneQuestion,
  nextDay,
  readyCards,
  savedActivities,
}: Props) {
  const today = useToday(serverToday)
  useRefreshOnReturn(responseId)
  const t = useTranslations('home')
  const tDuration = useTranslations('duration')
  const tSetting = useTranslations('setting')
  const format = useFormatter()
  const namesOf = (some: readonly Recipient[]) => format.list(some.map((one) => one.name))
  const router = useRouter()
  const isOffline = useIsOffline()
  const { data: children } = useQuery({ ...childrenQuery(), initialData: firstChildren, ...(!hasAllFaces && { initialDataUpdatedAt: 0 }) })
  const { data: groups } = useQuery({ ...groupsQuery(), initialData: firstGroups })
  const sortRecipients = useSortRecipients(profileOrder)
  const allRecipients = sortRecipients(children, groups)
  const [chosenIds, setChosenIds] = useState(lastChoices.recipientIds)
  const [canChooseSeveral, setCanChooseSeveral] = useState(lastChoices.recipientIds.length > 1)
  const [duration, setDuration] = useState(lastChoices.duration)
  const [location, setLocation] = useState(lastChoices.location)
  const [kindsToAdd, setKindsToAdd] = useState<Kinds>()
  const [lastSwipe] = useState(getUndoableSwipe)
  // If there is only one profile, it is chosen. Ids of deleted profiles are ignored.
  const chosen = allRecipients.length === 1 ? allRecipients : pickByIds(allRecipients, chosenIds)
  // If a group is chosen, it replaces all chosen children.
  const chosenGroup = chosen.findLast((one) => one.type === 'group')
  const groupSize = useGroupSize(chosenGroup)
  const startGeneration = useMutation({
    mutationFn: async (request: ActivityRequest) => {
      const [run] = await Promise.all([import('#lib/client/activities/generation-run'), groupSize.saved()])
      return run.startGeneration(request)
    },
    onSuccess: (batchId) => router.push(`/activities?batch=${batchId}`),
  })
  const groupSizeElement = useRef<HTMLDivElement>(null)
  const recipients = chosenGroup ? [chosenGroup] : chosen
  const requestRecipient = toRequestRecipient(recipients)
  const isBusy = startGeneration.isPending || startGeneration.isSuccess
  const [pressed, setPressed] = useState<Pressed>()
  /** Only the pressed button shows that work is in progress; the others wait. */
  const stateOf = (button: Pressed) => ({ busy: isBusy && pressed === button, disabled: isOffline || (isBusy && pressed !== button) })
  const stateWithRecipient = (button: Pressed) => ({ ...stateOf(button), ...(!requestRecipient && { disabled: true }) })
  // The last choices can be repeated with one button, except right after a deck.
  const lastRecipients = lastSwipe ? [] : pickByIds(allRecipients, lastChoices.recipientIds)
  const lastRequestRecipient = toRequestRecipient(lastRecipients)
  const hasIdeas = [nextDay, continueDeck, doneQuestion, readyCards, savedActivities, lastRequestRecipient].some(Boolean)

  /** Returns whether everything that a request needs is known; if not, shows what is missing. */
  function isComplete(): boolean {
    if (groupSize.check()) return true
    groupSizeElement.current?.querySelector('input')?.focus()
    return false
  }

  function generate() {
    setPressed('generate')
    if (!requestRecipient || !isComplete()) return
    keepChoices({ recipientIds: recipients.map(({ id }) => id), duration, location })
    startGeneration.mutate({ ...requestRecipient, duration, location, batchSize: BATCH_SIZE })
  }

  function repeatLastChoices() {
    setPressed('usual')
    if (lastRequestRecipient)
      startGeneration.mutate({ ...lastRequestRecipient, duration: lastChoices.duration, location: lastChoices.location, batchSize: BATCH_SIZE })
  }

  /** Generates short activities without materials, and does not save these choices. */
  function generateRightNow() {
    setPressed('rightNow')
    if (requestRecipient && isComplete())
      startGeneration.mutate({ ...requestRecipient, duration: '5-15min', location, batchSize: BATCH_SIZE, nothingNeeded: true })
  }

  function choose(id: string) {
    if (!canChooseSeveral || chosenGroup) setChosenIds([id])
    else setChosenIds(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id].slice(-MAX_CHILDREN_TOGETHER))
  }

  function setSeveralAllowed(next: boolean) {
    setCanChooseSeveral(next)
    const children = recipients.filter(({ type }) => type === 'child').map(({ id }) => id)
    setChosenIds(next ? children : children.slice(0, 1))
  }

  const dialog = kindsToAdd && (
    // The key keeps the dialog open when the welcome is replaced by this form.
    <Suspense key="add">
      <AddDialog
        kinds={kindsToAdd}
        today={today}
        offersClassList={userType === 'educator' && groups.length === 0}
        onClose={() => setKindsToAdd(undefined)}
        onAdded={({ id }) => {
          choose(id)
          setKindsToAdd(undefined)
        }}
      />
    </Suspense>
  )
  if (allRecipients.length === 0) {
    return (
      <>
        <Welcome name={name} userType={userType} onAdd={(kind) => setKindsToAdd([kind])} />
        <div className="flex justify-center">
          <ByAgeLink text={t('byAge')} />
        </div>
        {dialog}
      </>
    )
  }
  return (
    <>
      {lastSwipe && (
        <Suspense fallback={<div className="mb-8 h-28" />}>
          <DeckEnd last={lastSwipe} choicesId={CHOICES_ID} />
        </Suspense>
      )}
      <div {...(hasIdeas && { 'data-wide': true, className: wideColumns })}>
        {/* On a phone, the sticky buttons stay in view as long as this part does. */}
        <div className="lg:contents">
          <h1 className="mb-6 text-title lg:col-span-2">{t('title')}</h1>
          <div className="mb-8 flex flex-col gap-3 empty:hidden">
            {nextDay}
            {!lastSwipe && continueDeck}
            {doneQuestion}
            {readyCards}
            {lastRequestRecipient && (
              <Button look="secondary" {...stateOf('usual')} onClick={repeatLastChoices} className="w-full sm:w-fit sm:min-w-72">
                <Repeat2 aria-hidden className="size-5 shrink-0" />
                <span className="wrap-anywhere">
                  {t.rich('usual', {
                    b: bidiIsolate,
                    name: namesOf(lastRecipients),
                    duration: t(`usualDuration.${lastChoices.duration}`),
                    place: t(`usualSetting.${lastChoices.location}`),
                  })}
                </span>
              </Button>
            )}
          </div>
          <div className="max-lg:contents lg:row-span-2">
            <div id={CHOICES_ID} className="flex flex-col gap-8 lg:gap-6">
              <RecipientPicker
                items={allRecipients}
                chosenIds={recipients.map(({ id }) => id)}
                isSeveral={canChooseSeveral && !chosenGroup}
                onSeveral={setSeveralAllowed}
                today={today}
                addLabel={t(userType === 'educator' ? 'add' : 'addChild')}
                onChoose={choose}
                onAdd={() => setKindsToAdd(userType === 'educator' ? ['group', 'child'] : ['child'])}
              />
              {chosenGroup && (
                <div ref={groupSizeElement}>
                  <Suspense fallback={<div className="h-28" />}>
                    <GroupSizeChoice key={chosenGroup.id} question={groupSize} />
                  </Suspense>
                </div>
              )}
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
            </div>
            {/* On a phone they stay above the tab bar, in reach of the thumb. */}
            <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-5 flex flex-col gap-2 border-hairline border-t bg-ground px-4 py-3 low:static low:border-0 md:static md:mx-0 md:border-0 md:px-0 lg:sticky lg:bottom-0 lg:border-t">
              {startGeneration.isError && (
                <Banner>{(startGeneration.error instanceof ApiError && startGeneration.error.problem?.detail) || t('failed')}</Banner>
              )}
              <div className="flex flex-wrap gap-2 sm:flex-col sm:gap-4 lg:flex-row">
                <Button
                  {...stateWithRecipient('generate')}
                  onClick={generate}
                  className="flex-1 basis-32 px-3 sm:w-fit sm:basis-auto sm:min-w-72 sm:px-5 lg:min-w-0 lg:flex-1"
                >
                  {t(isBusy && pressed === 'generate' ? 'generating' : 'generate')}
                </Button>
                <Button
                  look="secondary"
                  {...stateWithRecipient('rightNow')}
                  onClick={generateRightNow}
                  className="flex-1 basis-32 px-3 text-sm sm:w-fit sm:basis-auto sm:min-w-72 sm:px-5 sm:text-base lg:min-w-0 lg:flex-1"
                >
                  {!(isBusy && pressed === 'rightNow') && <Zap aria-hidden className="size-5 shrink-0" />}
                  <span>{isBusy && pressed === 'rightNow' ? t('generating') : t.rich('rightNow', { more: hideOnPhone })}</span>
                </Button>
              </div>
              <p role="status" className="self-center text-sm text-soft empty:hidden sm:self-start">
                {isOffline && t('offline')}
              </p>
              {!isOffline && !requestRecipient && <p className="self-center text-sm text-soft sm:self-start">{t('chooseFirst')}</p>}
            </div>
          </div>
        </div>
        <div className="flex lg:col-start-2">
          <ByAgeLink text={t('byAge')} />
        </div>
        {savedActivities && <div className="lg:col-start-1 lg:row-span-2 lg:row-start-3">{savedActivities}</div>}
      </div>
      {dialog}
    </>
  )
}

/** Returns the profiles with these ids, in the order they were chosen. */
function pickByIds(allRecipients: readonly Recipient[], ids: readonly string[]): Recipient[] {
  return ids.flatMap((id) => allRecipients.find((one) => one.id === id) ?? [])
}

/** Converts recipients to the request's fields; undefined if there are none. Several children become one request of type `children`. */
function toRequestRecipient(recipients: readonly Recipient[]) {
  const [first, second] = recipients
  if (first && second) return { type: 'children' as const, ids: recipients.map(({ id }) => id) }
  return first && { type: first.type, id: first.id }
}

/** Hides a part of a text that a phone has no space for; screen readers say it. */
function hideOnPhone(chunks: ReactNode) {
  return <span className="max-sm:sr-only">{chunks}</span>
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
