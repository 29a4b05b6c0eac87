'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button'

/** One thing that is not the same: what is saved, and what was typed here. Empty texts are shown as such. */
export interface Difference {
  label: string
  theirs: string
  mine: string
}

interface Props {
  differences: Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** While one of the two is under way. */
  isBusy: boolean
}

/** What was edited here was saved differently elsewhere meanwhile: both versions of what differs, and which one holds. Has the focus as it appears. */
export function ConflictNotice({ differences, onKeepMine, onTakeTheirs, isBusy }: Props) {
  const t = useTranslations('conflict')
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section ref={notice} tabIndex={-1} role="alert" className="flex flex-col gap-4 rounded-control bg-danger-soft p-4 outline-none">
      <p className="font-medium text-danger">{t('text')}</p>
      {differences.length > 0 && (
        <dl className="flex flex-col gap-3">
          {differences.map(({ label, theirs, mine }) => (
            <div key={label} className="rounded-control bg-surface px-4 py-3 text-sm">
              <dt className="font-semibold">{label}</dt>
              <Version name={t('saved')} text={theirs} />
              <Version name={t('mine')} text={mine} />
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="flex-1" busy={isBusy} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
        <Button look="secondary" className="flex-1" disabled={isBusy} onClick={onTakeTheirs}>
          {t('takeSaved')}
        </Button>
      </div>
    </section>
  )
}

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
