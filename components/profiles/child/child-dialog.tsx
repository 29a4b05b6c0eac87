'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ChildFacts } from '#components/profiles/child/child-facts'
import { ChildFolds } from '#components/profiles/child/child-folds'
import { Button } from '#components/ui/button'
import { ConflictNotice } from '#components/ui/feedback/conflict-notice'
import { Dialog } from '#components/ui/feedback/dialog'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { useChildFieldTexts } from '#lib/client/profiles/use-child-field-texts'
import { useChildForm } from '#lib/client/profiles/use-child-form'
import type { Child } from '#lib/schemas/profiles/child'

interface Props {
  /** The profile to change; absent for a new one. */
  child?: Child | undefined
  /** YYYY-MM-DD. */
  today: string
  onClose: () => void
  /** `goesOn`: the user continues with another child. */
  onSaved: (child: Child, goesOn: boolean) => void
  onFailed: () => void
  /** Whether several children are added in a row; `before` is the previous one. */
  isOneOfMany?: boolean
  before?: Child | undefined
}

/** Edits a child's profile: name, date of birth and picture are visible, the rest is in collapsed sections. */
export function ChildDialog({ child, today, onClose, onSaved, onFailed, isOneOfMany = false, before }: Props) {
  const t = useTranslations('childForm')
  const tProfiles = useTranslations('profiles')
  const fieldTexts = useChildFieldTexts()
  const goesOn = useRef(false)
  const form = useChildForm({ row: child, failed: tProfiles('saveFailed'), onFailed, onSaved: (saved) => onSaved(saved, goesOn.current) })
  const { draft, conflict } = form
  const isReady = draft.name.trim() !== '' && draft.dateOfBirth !== ''
  const sends = (next: boolean) => () => {
    goesOn.current = next
  }
  return (
    <Dialog title={t(child ? 'editTitle' : 'addTitle')} closeLabel={t('close')} onClose={onClose}>
      <Form ref={form.element} onSubmit={form.onSubmit} className="flex flex-col gap-5">
        {before && (
          <p role="status" className="rounded-control bg-sunken px-3 py-2 text-sm">
            {tProfiles('saved', { name: before.name })}
          </p>
        )}
        {form.isKept && !conflict && <KeptDraftNotice onDiscard={form.discard} />}
        {form.banner && <FormBanner>{form.banner}</FormBanner>}
        {conflict && <ConflictNotice mine={draft} conflict={conflict} fieldTexts={fieldTexts} isBusy={form.isBusy} />}
        <ChildFacts form={form} today={today} />
        <ChildFolds form={form} isNew={!child} />
        {!conflict && (
          <FormEnd
            text={t('save')}
            isBusy={form.isBusy}
            isReady={isReady}
            onSend={sends(false)}
            second={
              isOneOfMany && (
                <Button type="submit" look="secondary" busy={form.isBusy} disabled={!isReady} onClick={sends(true)} className="flex-1">
                  {t('saveAndAdd')}
                </Button>
              )
            }
          />
        )}
      </Form>
    </Dialog>
  )
}
