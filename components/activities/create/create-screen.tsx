'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { House, Trees, Zap } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { Kinds } from '#components/activities/create/add-dialog'
import { RecipientPicker } from '#components/activities/create/recipient-picker'
import { Welcome } from '#components/activities/create/welcome'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { keepChoices } from '#lib/client/activities/create-choices'
import { undoableSwipe } from '#lib/client/activities/undoable-swipe'
import { ApiError } from '#lib/client/platform/api'
import { useToday } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import { newestFirst } from '#lib/client/profiles/recipients'
import { BATCH_SIZE } from '#lib/domain/activities/batch'
import { durations } from '#lib/domain/activities/duration'
import { settings, type UserType } from '#lib/domain/platform/basics'
import type { ActivityRequest } from '#lib/schemas/activities/activity'
import type { CreateChoices } from '#lib/schemas/activities/create-choices'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

// Loaded when they are wanted: a form and its schema weigh more than the whole screen. Not by next/dynamic, which is itself a load.
const AddDialog = lazy(() => import('#components/activities/create/add-dialog').then((file) => ({ default: file.AddDialog })))
const UndoBar = lazy(() => import('#components/activities/create/undo-bar').then((file) => ({ default: file.UndoBar })))

const settingIcons = { indoor: House, outdoor: Trees }

interface Props {
  name: string
  userType: UserType | null
  /** The user's children, as the page found them. */
  firstChildren: Child[]
  /** Whether their pictures came too. */
  hasAllFaces: boolean
  /** The user's groups, likewise. */
  firstGroups: Group[]
  /** What was chosen last time. */
  choices: CreateChoices
  /** YYYY-MM-DD, as the server takes it. */
  today: string
}

/** For whom, how long, where: then three activities. With nobody to choose yet, a welcome. */
export function CreateScreen({ name, userType, firstChildren, hasAllFaces, firstGroups, choices, today: onServer }: Props) {
  const today = useToday(onServer)
  const t = useTranslations('home')
  const tDuration = useTranslations('duration')
  const tSetting = useTranslations('setting')
  const router = useRouter()
  const { data: children } = useQuery({ ...childrenQuery(), initialData: firstChildren, ...(!hasAllFaces && { initialDataUpdatedAt: 0 }) })
  const { data: groups } = useQuery({ ...groupsQuery(), initialData: firstGroups })
  const everybody = newestFirst(children, groups)
  const [chosenId, setChosenId] = useState(choices.recipientId)
  const [duration, setDuration] = useState(choices.duration)
  const [location, setLocation] = useState(choices.location)
  const [adding, setAdding] = useState<Kinds>()
  const [swipe] = useState(undoableSwipe)
  const start = useMutation({
    mutationFn: async (request: ActivityRequest) => (await import('#lib/client/activities/generation-run')).startGeneration(request),
    onSuccess: (batchId) => router.push(`/activities?batch=${batchId}`),
  })

  // The one there is, or the one chosen; whoever was deleted since is nobody.
  const recipient = everybody.length === 1 ? everybody[0] : everybody.find(({ id }) => id === chosenId)
  const isBusy = start.isPending || start.isSuccess

  const isRightNow = start.variables?.nothingNeeded === true

  function generate() {
    if (!recipient) return
    keepChoices({ recipientId: recipient.id, duration, location })
    start.mutate({ type: recipient.type, id: recipient.id, duration, location, batchSize: BATCH_SIZE })
  }

  /** For the next minutes: what was chosen for other times stays as it was. */
  function generateRightNow() {
    if (!recipient) return
    start.mutate({ type: recipient.type, id: recipient.id, duration: '5-15min', location, batchSize: BATCH_SIZE, nothingNeeded: true })
  }

  const dialog = adding && (
    // By its key the same dialog, whichever of the two screens is behind it.
    <Suspense key="add">
      <AddDialog
        kinds={adding}
        today={today}
        onClose={() => setAdding(undefined)}
        onAdded={({ id }) => {
          setChosenId(id)
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
        <Suspense fallback={<div className="mb-5 h-12" />}>
          <UndoBar last={swipe} />
        </Suspense>
      )}
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <div className="flex flex-col gap-8">
        <RecipientPicker
          items={everybody}
          chosenId={recipient?.id}
          today={today}
          addLabel={t(userType === 'educator' ? 'add' : 'addChild')}
          onChoose={setChosenId}
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
          <Button disabled={!recipient} busy={isBusy} onClick={generate} className="w-full sm:w-fit sm:min-w-72">
            {t(isBusy && !isRightNow ? 'generating' : 'generate')}
          </Button>
          <Button look="secondary" disabled={!recipient} busy={isBusy} onClick={generateRightNow} className="w-full sm:w-fit sm:min-w-72">
            <Zap aria-hidden className="size-5" />
            {t(isBusy && isRightNow ? 'generating' : 'rightNow')}
          </Button>
          {!recipient && <p className="self-center text-sm text-soft sm:self-start">{t('chooseFirst')}</p>}
          <ByAgeLink text={t('byAge')} />
        </div>
      </div>
      {dialog}
    </>
  )
}

/** To the form that needs no profile. */
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
