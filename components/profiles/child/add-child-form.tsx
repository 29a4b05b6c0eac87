'use client'

import { useTranslations } from 'next-intl'
import { DateOfBirthField, NameField } from '#components/profiles/child/child-fields'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Form } from '#components/ui/form/form'
import { useChildForm } from '#lib/client/profiles/use-child-form'
import type { Child } from '#lib/schemas/profiles/child'

/** Asks for name and date of birth; the button needs both. `today` is YYYY-MM-DD. */
export function AddChildForm({ today, onAdded }: { today: string; onAdded: (child: Child) => void }) {
  const t = useTranslations('addChild')
  const child = useChildForm({ failed: t('failed'), onSaved: onAdded })
  const { draft, banner } = child
  return (
    <Form ref={child.element} onSubmit={child.onSubmit} className="flex flex-col gap-4">
      {banner && <Banner>{banner}</Banner>}
      <NameField child={child} />
      <DateOfBirthField child={child} today={today} />
      <Button type="submit" busy={child.isBusy} disabled={!draft.name.trim() || !draft.dateOfBirth}>
        {t('save')}
      </Button>
    </Form>
  )
}
