'use client'

import { useTranslations } from 'next-intl'
import { AllergiesField } from '#components/profiles/child/allergies-field'
import { DateOfBirthField, NameField, WeeksEarlyField } from '#components/profiles/child/child-fields'
import { Banner } from '#components/ui/feedback/banner'
import { Form } from '#components/ui/form/form'
import { FormEnd } from '#components/ui/form/form-end'
import { useChildForm } from '#lib/client/profiles/use-child-form'
import type { Child } from '#lib/schemas/profiles/child'

/** Asks for name, date of birth and what keeps the child safe; the button needs the first two. `today` is YYYY-MM-DD. */
export function AddChildForm({ today, onAdded }: { today: string; onAdded: (child: Child) => void }) {
  const t = useTranslations('addChild')
  const tForm = useTranslations('childForm')
  const child = useChildForm({ failed: t('failed'), onSaved: onAdded })
  const { draft, banner } = child
  return (
    <Form ref={child.element} onSubmit={child.onSubmit} className="flex flex-col gap-4">
      {banner && <Banner>{banner}</Banner>}
      <NameField child={child} />
      <DateOfBirthField child={child} today={today} />
      <WeeksEarlyField child={child} today={today} />
      <div className="flex flex-col gap-4">
        <h3 className="font-medium">{tForm('allergies')}</h3>
        <AllergiesField values={draft.allergies} typed={draft.otherAllergy} error={child.errors.allergies} onChange={child.edit} />
      </div>
      <FormEnd text={t('save')} isBusy={child.isBusy} isReady={draft.name.trim() !== '' && draft.dateOfBirth !== ''} />
    </Form>
  )
}
