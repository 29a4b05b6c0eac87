'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button'
import type { FieldText } from '#lib/client/platform/forms/use-row-form'

interface Props<Draft> {
  mine: Draft
  conflict: {
    theirs: Draft
    /** The fields in which the versions differ. */
    fields: string[]
    keepMine: () => void
    takeTheirs: () => void
  }
  /** Texts by field name; fields without one are not shown. */
  fieldTexts: Readonly<Record<string, FieldText<Draft>>>
  /** Whether a choice is being saved. */
  isBusy: boolean
}

/** Shows an edit conflict: both versions of the fields that differ, and buttons to choose one. Takes the focus when it appears. */
export function ConflictNotice<Draft>({ mine, conflict, fieldTexts, isBusy }: Props<Draft>) {
  const t = useTranslations('conflict')
  const notice = useRef<HTMLElement>(null)
  const shown = Object.entries(fieldTexts).flatMap(([field, texts]) => (conflict.fields.includes(field) ? [texts] : []))
  useEffect(() => notice.current?.focus(), [])
  return (
    <section ref={notice} tabIndex={-1} role="alert" className="flex flex-col gap-4 rounded-control bg-danger-soft p-4 outline-none">
      <p className="font-medium text-danger">{t('text')}</p>
      {shown.length > 0 && (
        <dl className="flex flex-col gap-3">
          {shown.map(({ label, text }) => (
            <div key={label} className="rounded-control bg-surface px-4 py-3 text-sm">
              <dt className="font-semibold">{label}</dt>
              <Version name={t('saved')} text={text(conflict.theirs)} />
              <Version name={t('mine')} text={text(mine)} />
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="flex-1" busy={isBusy} onClick={conflict.keepMine}>
          {t('keepMine')}
        </Button>
        <Button look="secondary" className="flex-1" disabled={isBusy} onClick={conflict.takeTheirs}>
          {t('takeSaved')}
        </Button>
      </div>
    </section>
  )
}

/** Shows one version of a field; an empty text is marked as empty. */
function Version({ name, text }: { name: string; text: string }) {
  const t = useTranslations('conflict')
  return (
    <dd className="mt-1.5">
      <span className="block text-soft text-xs">{name}</span>
      {text ? (
        <span dir="auto" className="wrap-anywhere block max-h-40 overflow-y-auto whitespace-pre-line">
          {text}
        </span>
      ) : (
        <span className="text-soft">{t('empty')}</span>
      )}
    </dd>
  )
}
