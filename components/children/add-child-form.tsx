'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Banner } from '#components/ui/banner'
import { Button } from '#components/ui/button'
import { Field } from '#components/ui/field'
import { type ChildDraft, useChildDraft } from '#lib/client/child-draft'
import { useCreateChild } from '#lib/client/children'
import { randomKey } from '#lib/client/random-key'
import { useForm } from '#lib/client/use-form'
import { type Child, childInput } from '#lib/schemas/child'

/** Name and date of birth; the button waits for both. `today` is YYYY-MM-DD. */
export function AddChildForm({ today, onAdded }: { today: string; onAdded: (child: Child) => void }) {
  const t = useTranslations('addChild')
  const { draft, change, clear } = useChildDraft()
  const create = useCreateChild()
  // One key for what is typed: pressing again after a lost answer makes no twin.
  const idempotencyKey = useRef(randomKey())
  function edit(part: Partial<ChildDraft>) {
    idempotencyKey.current = randomKey()
    change(part)
  }
  const { onSubmit, errors, banner, isSubmitting } = useForm({
    schema: childInput,
    failed: t('failed'),
    submit: async (input) => {
      const child = await create.mutateAsync({ input, idempotencyKey: idempotencyKey.current })
      clear()
      onAdded(child)
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {banner && <Banner>{banner}</Banner>}
      <Field
        label={t('name')}
        name="name"
        value={draft.name}
        maxLength={80}
        autoComplete="off"
        error={errors.name}
        onChange={(event) => edit({ name: event.target.value })}
      />
      <Field
        label={t('dateOfBirth')}
        name="dateOfBirth"
        type="date"
        value={draft.dateOfBirth}
        max={today}
        hint={t('dateHint')}
        error={errors.date_of_birth}
        onChange={(event) => edit({ dateOfBirth: event.target.value })}
      />
      <Button type="submit" busy={isSubmitting} disabled={!draft.name.trim() || !draft.dateOfBirth}>
        {t('save')}
      </Button>
    </form>
  )
}
