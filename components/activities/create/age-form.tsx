'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { startGeneration } from '#lib/client/activities/generation-run'
import { useForm } from '#lib/client/platform/forms/use-form'
import { BATCH_SIZE } from '#lib/domain/activities/batch'
import type { Setting } from '#lib/domain/platform/basics'
import { settings } from '#lib/domain/platform/basics'
import type { Tag } from '#lib/domain/platform/vocabulary'
import { suggestedTags } from '#lib/domain/profiles/age-interests'
import { ageForm, ageFormDurations } from '#lib/schemas/activities/age-form'

/** The age for suggestions before one is typed. */
const DEFAULT_AGE_MONTHS = 48

/** Up to this number the user may have meant years. */
const MAX_LIKELY_YEARS = 19

interface Props {
  tagNames: Partial<Record<Tag, string>>
  onStarted: (batchId: string) => void
}

/** Asks for the age in months, interests or skills, duration, and indoors or outdoors. */
export function AgeForm({ tagNames, onStarted }: Props) {
  const t = useTranslations('byAge')
  const tDuration = useTranslations('duration')
  const tSetting = useTranslations('setting')
  const [age, setAge] = useState('')
  const [interests, setInterests] = useState('')
  const [duration, setDuration] = useState<(typeof ageFormDurations)[number]>('half-day')
  const [location, setLocation] = useState<Setting>('indoor')
  const { onSubmit, errors, banner, isSubmitting } = useForm({
    schema: ageForm,
    failed: t('failed'),
    submit: async (typed) => onStarted(await startGeneration({ type: 'age', batchSize: BATCH_SIZE, ...typed })),
  })
  const isAge = /^\d{1,3}$/.test(age)
  const months = isAge ? Number(age) : DEFAULT_AGE_MONTHS
  const parts = { years: Math.floor(months / 12), months: months % 12 }
  const words = interests.split(',').map((word) => word.trim())

  function toggle(name: string) {
    const rest = words.filter((word) => word !== '' && word !== name)
    setInterests((words.includes(name) ? rest : [...rest, name]).join(', '))
  }

  return (
    <Form onSubmit={onSubmit} className="flex flex-col gap-6">
      {banner && <Banner>{banner}</Banner>}
      <Field
        label={t('age')}
        name="ageMonths"
        inputMode="numeric"
        autoComplete="off"
        value={age}
        onChange={(event) => setAge(event.target.value)}
        error={errors.age_months}
        hint={isAge ? t(months < MAX_LIKELY_YEARS ? 'ageIsSmall' : 'ageIs', { ...parts, count: months, inMonths: months * 12 }) : t('ageHint')}
      />
      <div>
        <Field
          label={t('interests')}
          name="interests"
          autoComplete="off"
          value={interests}
          onChange={(event) => setInterests(event.target.value)}
          error={errors.interests}
          hint={t('interestsHint')}
        />
        <ul className="mt-3 flex flex-wrap gap-2">
          {suggestedTags(months).map((tag) => {
            const name = tagNames[tag] ?? tag
            return (
              <li key={tag}>
                <Button
                  look="secondary"
                  aria-pressed={words.includes(name)}
                  className={clsx(
                    'min-h-11 rounded-full aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent',
                    words.includes(name) && 'is-chosen',
                  )}
                  onClick={() => toggle(name)}
                >
                  {name}
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
      <ChoiceGroup
        label={t('time')}
        name="duration"
        value={duration}
        onChange={setDuration}
        choices={ageFormDurations.map((value) => ({ value, label: tDuration(value) }))}
      />
      <ChoiceGroup
        label={t('place')}
        name="location"
        value={location}
        onChange={setLocation}
        choices={settings.map((value) => ({ value, label: tSetting(value) }))}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'generating' : 'generate')}
      </Button>
    </Form>
  )
}
