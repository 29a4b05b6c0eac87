'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { House, Trees } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChildPicker } from '#components/children/child-picker'
import { LastSwipeBar } from '#components/create/last-swipe-bar'
import { Banner } from '#components/ui/banner'
import { Button } from '#components/ui/button'
import { ChoiceGroup } from '#components/ui/choice-group'
import { EmptyState } from '#components/ui/empty-state'
import { ApiError } from '#lib/client/api'
import { childrenQuery } from '#lib/client/children'
import { keepChoices } from '#lib/client/create-choices'
import { BATCH_SIZE } from '#lib/domain/batch'
import { durations } from '#lib/domain/duration'
import type { UserType } from '#lib/domain/vocabulary'
import { settings } from '#lib/domain/vocabulary'
import type { ActivityRequest } from '#lib/schemas/activity'
import type { Child } from '#lib/schemas/child'
import type { CreateChoices } from '#lib/schemas/create-choices'

/** Loaded when it is wanted: a form and its schema weigh more than the whole screen. */
const AddChildDialog = dynamic(() => import('#components/children/add-child-dialog').then((file) => file.AddChildDialog), { ssr: false })

const settingIcons = { indoor: House, outdoor: Trees }

interface Props {
  name: string
  userType: UserType | null
  /** The user's children, as the page found them. */
  firstChildren: Child[]
  /** What was chosen last time. */
  choices: CreateChoices
  /** YYYY-MM-DD. */
  today: string
}

/** For whom, how long, where: then three activities. With nobody to choose yet, a welcome. */
export function CreateScreen({ name, userType, firstChildren, choices, today }: Props) {
  const t = useTranslations('home')
  const tDuration = useTranslations('duration')
  const tSetting = useTranslations('setting')
  const router = useRouter()
  const { data: children } = useQuery({ ...childrenQuery(), initialData: firstChildren })
  const [chosenId, setChosenId] = useState(choices.childId)
  const [duration, setDuration] = useState(choices.duration)
  const [location, setLocation] = useState(choices.location)
  const [isAdding, setIsAdding] = useState(false)
  const start = useMutation({
    mutationFn: async (request: ActivityRequest) => (await import('#lib/client/making')).startMaking(request),
    onSuccess: (batchId) => router.push(`/activities?batch=${batchId}`),
  })

  // The one there is, or the one chosen; a child that was deleted since is nobody.
  const child = children.length === 1 ? children[0] : children.find(({ id }) => id === chosenId)
  const isBusy = start.isPending || start.isSuccess

  function generate() {
    if (!child) return
    keepChoices({ childId: child.id, duration, location })
    start.mutate({ type: 'child', id: child.id, duration, location, batchSize: BATCH_SIZE })
  }

  const dialog = isAdding && (
    // By its key the same dialog, whichever of the two screens is behind it.
    <AddChildDialog
      key="add"
      today={today}
      onClose={() => setIsAdding(false)}
      onAdded={({ id }) => {
        setChosenId(id)
        setIsAdding(false)
      }}
    />
  )
  if (children.length === 0) {
    return (
      <>
        <EmptyState
          level={1}
          picture={['teddy-bear', 'kite', 'soccer-ball']}
          title={t('welcome', { name })}
          text={t(userType === 'educator' ? 'setUpEducator' : 'setUpParent')}
          action={<Button onClick={() => setIsAdding(true)}>{t('createFirst')}</Button>}
        />
        <ByAgeLink text={t('byAge')} />
        {dialog}
      </>
    )
  }
  return (
    <>
      <LastSwipeBar />
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <div className="flex flex-col gap-8">
        <ChildPicker items={children} chosenId={child?.id} today={today} onChoose={setChosenId} onAdd={() => setIsAdding(true)} />
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
          <Button disabled={!child} busy={isBusy} onClick={generate} className="w-full sm:w-fit sm:min-w-72">
            {t(isBusy ? 'generating' : 'generate')}
          </Button>
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
