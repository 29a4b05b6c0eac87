'use client'

import { useTranslations } from 'next-intl'
import { AllergiesField } from '#components/profiles/child/allergies-field'
import { Fold } from '#components/ui/fold'
import { CheckGroup } from '#components/ui/form/check-group'
import { TextArea } from '#components/ui/input/text-area'
import { formatAllergy } from '#lib/client/profiles/allergy-name'
import type { ChildForm } from '#lib/client/profiles/use-child-form'
import { type NeedKind, needsByKind } from '#lib/domain/platform/vocabulary'

const kinds: readonly NeedKind[] = ['mobility', 'sensory', 'communication']

/** Optional fields: allergies, which a new profile asks for, interests, needs and a note. Collapsed, each shows a summary. */
export function ChildFolds({ form, isNew }: { form: ChildForm; isNew: boolean }) {
  const { draft, edit, errors } = form
  const t = useTranslations('childForm')
  const tAllergens = useTranslations('allergens')
  const tNeeds = useTranslations('needs')
  const hasError = (...fields: string[]) => Object.keys(errors).some((field) => fields.includes(field.split('.')[0] ?? ''))
  return (
    <div className="flex flex-col gap-3">
      <Fold
        title={t('allergies')}
        summary={draft.allergies.map((allergy) => formatAllergy(allergy, tAllergens)).join(', ')}
        mustOpen={hasError('allergies')}
        isInitiallyOpen={isNew}
      >
        <AllergiesField values={draft.allergies} typed={draft.otherAllergy} error={errors.allergies} onChange={edit} />
      </Fold>
      <Fold title={t('interests')} summary={draft.interestLevel} mustOpen={hasError('interest_level')}>
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
      <Fold title={t('needs')} summary={t('needsChosen', { count: draft.needs.length })} mustOpen={hasError('needs', 'special_needs')}>
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
      <Fold title={t('note')} summary={draft.description} mustOpen={hasError('description')}>
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
