'use client'

import { ScanSearch } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { HazardSummary } from '#components/catalogue/admin/safety/hazard-summary'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import type { Proposal } from '#lib/client/catalogue/admin/reader-proposals'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { useFactProposals } from '#lib/client/catalogue/admin/use-fact-proposals'
import { usePlaceText } from '#lib/client/catalogue/admin/use-place-text'
import type { FactProposals } from '#lib/schemas/catalogue/fact-proposals'

interface Props {
  form: CatalogueForm
  onAdd: (proposal: Proposal) => void
}

/** The facts that the reader, a language model, finds in the texts. None is declared until an admin adds it. */
export function ReaderProposals({ form, onAdd }: Props) {
  const t = useTranslations('factProposals')
  const { answer, open, isAnyProposed, isReading, failure, ask, dismiss } = useFactProposals(form)
  const list = useRef<HTMLUListElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)
  const isWorthRetrying = failure !== undefined || (answer !== undefined && answer.unreadLanguages.length > 0)

  /** Decides a proposal. Its buttons leave the list, so the next proposal gets the focus. */
  function decide(index: number, decision: () => void) {
    flushSync(decision)
    const items = list.current?.children
    const next = items?.[Math.min(index, items.length - 1)]?.querySelector('button')
    const target = next ?? askButton.current
    target?.focus()
  }

  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p className="text-sm text-soft">{t('hint')}</p>
      <Button ref={askButton} look="secondary" busy={isReading} onClick={ask} className="self-start">
        {!isReading && <ScanSearch aria-hidden className="size-5" />}
        {t(isReading ? 'reading' : isWorthRetrying ? 'retry' : 'ask')}
      </Button>
      {failure && <Banner>{failure.reason ?? t('failed')}</Banner>}
      {answer && <Remarks answer={answer} />}
      <div role="status" className="-mt-3">
        {isReading && <span className="sr-only">{t('reading')}</span>}
        {answer && <Outcome answer={answer} openCount={open.length} isAnyProposed={isAnyProposed} />}
      </div>
      {open.length > 0 && (
        <ul ref={list} className="flex flex-col gap-3">
          {open.map((proposal, index) => (
            <ProposalItem
              key={proposal.key}
              proposal={proposal}
              onAdd={() => decide(index, () => onAdd(proposal))}
              onDismiss={() => decide(index, () => dismiss(proposal))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The number of open proposals, or why there are none; empty if there are only remarks. */
function Outcome({ answer, openCount, isAnyProposed }: { answer: FactProposals; openCount: number; isAnyProposed: boolean }) {
  const t = useTranslations('factProposals')
  const { readLanguages, unreadLanguages, unknownSubstances, otherDangers } = answer
  const isBlank = readLanguages.length + unreadLanguages.length === 0
  if (openCount === 0 && !isAnyProposed && unknownSubstances.length + otherDangers.length > 0) return null
  return (
    <p className="mt-3 font-medium">
      {openCount > 0 ? t('proposals', { count: openCount }) : t(isBlank ? 'noText' : isAnyProposed ? 'done' : 'nothing')}
    </p>
  )
}

/** Shows findings that cannot be added: the reader's exam result, unread languages, and dangers and substances without a rule or name. */
function Remarks({ answer }: { answer: FactProposals }) {
  const t = useTranslations('factProposals')
  const tLanguages = useTranslations('languages')
  const placeText = usePlaceText()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const { unreadLanguages, unknownSubstances, otherDangers, isExamined } = answer
  return (
    <>
      {!isExamined && <p className="text-sm text-soft">{t('notExamined')}</p>}
      {unreadLanguages.length > 0 && <Banner>{t('unread', { languages: list.format(unreadLanguages.map((one) => tLanguages(one))) })}</Banner>}
      {otherDangers.length > 0 && <Banner>{t('other', { places: list.format(otherDangers.map(placeText)) })}</Banner>}
      {unknownSubstances.length > 0 && (
        <div>
          <p>{t('unknown')}</p>
          <p className="flex flex-wrap gap-x-3 font-medium">
            {unknownSubstances.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </p>
        </div>
      )}
    </>
  )
}

function ProposalItem({ proposal, onAdd, onDismiss }: { proposal: Proposal; onAdd: () => void; onDismiss: () => void }) {
  const t = useTranslations('factProposals')
  const name = useProposalName(proposal)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-surface p-4 shadow-card">
      <p className="min-w-48 flex-1">
        <Summary proposal={proposal} name={name} />
        {proposal.kind === 'hazard' && proposal.isUnsure && <span className="block text-sm">{t('unsure')}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" aria-label={t('addNamed', { name })} onClick={onAdd}>
          {t('add')}
        </Button>
        <Button look="quiet" aria-label={t('dismissNamed', { name })} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </li>
  )
}

function useProposalName(proposal: Proposal): string {
  const tHazard = useTranslations('hazard')
  const tNeed = useTranslations('needs')
  const tSafety = useTranslations('catalogueSafety')
  switch (proposal.kind) {
    case 'hazard':
      return tHazard(proposal.hazard.code)
    case 'substance':
      return tSafety(`sense.${proposal.sense}`, { name: proposal.name })
    case 'need':
      return tNeed(proposal.need)
  }
}

function Summary({ proposal, name }: { proposal: Proposal; name: string }): ReactNode {
  const t = useTranslations('factProposals')
  const tSafety = useTranslations('catalogueSafety')
  if (proposal.kind === 'hazard') return <HazardSummary hazard={proposal.hazard} />
  return (
    <>
      <bdi className="font-semibold">{name}</bdi>
      <span className="block text-sm text-soft">{proposal.kind === 'need' ? t('impossible') : tSafety(`use.${proposal.substance.use}`)}</span>
    </>
  )
}
