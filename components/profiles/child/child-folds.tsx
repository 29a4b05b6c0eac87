'use client'

import { useTranslations } from 'next-intl'
import { AllergiesField } from '#components/profiles/child/allergies-field'
import { WeeksEarlyField } from '#components/profiles/child/child-fields'
import { CheckGroup } from '#components/ui/form/check-group'
import { Fold } from '#components/ui/form/fold'
import { TextArea } from '#components/ui/input/text-area'
import { formatAllergy } from '#lib/client/profiles/allergy-name'
import type { ChildForm } from '#lib/client/profiles/use-child-form'
import { type NeedKind, needsByKind } from '#lib/domain/platform/vocabulary'

const kinds: readonly NeedKind[] = ['mobility', 'sensory', 'communication']

/** Optional fields: interests, allergies, needs and a note. Collapsed, each shows a summary. */
export function ChildFolds({ form, today }: { form: ChildForm; today: string }) {
  const { draft, edit, errors } = form
  const t = useTranslations('childForm')
  const tAllergens = useTranslations('allergens')
  const tNeeds = useTranslations('needs')
  const hasFault = (...fields: string[]) => Object.keys(errors).some((field) => fields.includes(field.split('.')[0] ?? ''))
  return (
    <div className="flex flex-col gap-3">
      <Fold title={t('interests')} summary={draft.interestLevel} mustOpen={hasFault('interest_level')}>
        <TextArea
          label={t('interestLevel')}
          name="interestLevel"
          value={draft.interestLevel}
          maxLength={500}
          hint={t('interestHint')}
          error={errors.interest_level}
          onChange={(event) => edit({ interestLevel: event.target.value })}
        />
      </Fold>
      <Fold
        title={t('allergies')}
        summary={draft.allergies.map((allergy) => formatAllergy(allergy, tAllergens)).join(', ')}
        mustOpen={hasFault('allergies')}
      >
        <AllergiesField values={draft.allergies} typed={draft.otherAllergy} error={errors.allergies} onChange={edit} />
      </Fold>
      <Fold
        title={t('needs')}
        summary={draft.needs.map((need) => tNeeds(need)).join(', ')}
        mustOpen={hasFault('needs', 'weeks_early', 'special_needs')}
      >
        <p className="text-sm text-soft">{t('needsHint')}</p>
        {kinds.map((kind) => {
          const choices = needsByKind[kind].map((value) => ({ value, label: tNeeds(value) }))
          const others = draft.needs.filter((need) => choices.every(({ value }) => value !== need))
          return (
            <CheckGroup
              key={kind}
              label={t(`kind.${kind}`)}
              name="needs"
              choices={choices}
              values={choices.map(({ value }) => value).filter((value) => draft.needs.includes(value))}
              onChange={(chosen) => edit({ needs: [...others, ...chosen] })}
            />
          )
        })}
        <WeeksEarlyField child={form} today={today} />
        <TextArea
          label={t('specialNeeds')}
          name="specialNeeds"
          value={draft.specialNeeds}
          maxLength={500}
          hint={t('specialNeedsHint')}
          error={errors.special_needs}
          onChange={(event) => edit({ specialNeeds: event.target.value })}
        />
      </Fold>
      <Fold title={t('note')} summary={draft.description} mustOpen={hasFault('description')}>
        <TextArea
          label={t('description')}
          name="description"
          value={draft.description}
          maxLength={500}
          error={errors.description}
          onChange={(event) => edit({ description: event.target.value })}
        />
      </Fold>
    </div>
  )
}
