'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Section } from '#components/account/section'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { useRename } from '#lib/client/account/account'
import { useForm } from '#lib/client/platform/forms/use-form'
import { nameForm } from '#lib/schemas/account/user'

/** Edits the name in the greeting. */
export function NameSection({ name }: { name: string }) {
  const t = useTranslations('account')
  const rename = useRename()
  const [isSaved, setIsSaved] = useState(false)
  const { onSubmit, errors, banner, isSubmitting } = useForm({
    schema: nameForm,
    failed: t('nameFailed'),
    submit: async (input) => {
      await rename(input.name)
      setIsSaved(true)
    },
  })
  return (
    <Section title={t('nameTitle')}>
      <Form onSubmit={onSubmit} onChange={() => setIsSaved(false)} className="flex flex-col gap-4">
        {banner && <Banner>{banner}</Banner>}
        <Field label={t('name')} name="name" defaultValue={name} maxLength={80} autoComplete="name" error={errors.name} />
        {isSaved && <Banner tone="good">{t('nameSaved')}</Banner>}
        <Button type="submit" look="secondary" busy={isSubmitting}>
          {t('nameSave')}
        </Button>
      </Form>
    </Section>
  )
}
