'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { TextArea } from '#components/ui/input/text-area'
import type { ClassListFlow } from '#lib/client/profiles/use-class-list'

/** Asks for the pasted list. */
export function ClassListText({ flow: { draft, edit, addedBefore, isKept, discard, textForm } }: { flow: ClassListFlow }) {
  const t = useTranslations('classList')
  const form = useRef<HTMLFormElement>(null)
  // A user who returns from the preview wants to correct the text.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <Form ref={form} onSubmit={textForm.onSubmit} className="flex flex-col gap-5">
      {addedBefore > 0 && <p className="rounded-control bg-sunken px-3 py-2 text-sm">{t('rest', { count: addedBefore })}</p>}
      {isKept && <KeptDraftNotice onDiscard={discard} />}
      {textForm.banner && <FormBanner>{textForm.banner}</FormBanner>}
      <TextArea
        label={t('text')}
        hint={t('hint')}
        name="text"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('example')}
        value={draft.text}
        error={textForm.errors.text}
        onChange={(event) => edit({ text: event.target.value })}
      />
      <FormEnd text={t('read')} isBusy={textForm.isSubmitting} isReady={draft.text.trim() !== ''} />
    </Form>
  )
}
