'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ClassListGroup } from '#components/profiles/class-list/class-list-group'
import { LineField } from '#components/profiles/class-list/line-field'
import { ListedChildRow } from '#components/profiles/class-list/listed-child-row'
import { RepeatedChildRow } from '#components/profiles/class-list/repeated-child-row'
import { Button } from '#components/ui/button'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import type { UnderstoodList } from '#lib/client/profiles/class-list'
import { type ClassListFlow, isUnreadable } from '#lib/client/profiles/use-class-list'
import { MAX_LIST_LINES, nameOrders } from '#lib/domain/profiles/class-list'
import { dayOrders } from '#lib/domain/profiles/written-date'

interface Props {
  flow: ClassListFlow
  list: UnderstoodList
  /** YYYY-MM-DD. */
  today: string
}

/** Previews the list: first the questions and lines that need the user, then children that are left out, then those that will be added. */
export function ClassListPreview({ flow, list, today }: Props) {
  const t = useTranslations('classList')
  const { draft, addForm, addedBefore, readings, waiting, joiningCount, hasGroup, isStale, editedLines } = flow
  const unreadable = list.children.filter(isUnreadable)
  // One line may be several children.
  const faultOfLine = new Map(unreadable.toReversed().map(({ line, fault }) => [line, fault]))
  const others = list.children.filter(({ line }) => !faultOfLine.has(line))
  const repeated = others.filter(({ fault, line }) => fault !== null && !editedLines.includes(line))
  const ready = others.filter(({ fault, line }) => fault === null && !editedLines.includes(line))
  const corrected = [...faultOfLine.keys(), ...editedLines.filter((line) => !faultOfLine.has(line))].toSorted((a, b) => a - b)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  // A reading that a radio button started leaves the focus on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each reading
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio')) summary.current?.focus()
  }, [readings])

  function editRow(line: number) {
    flushSync(() => flow.showLine(line))
    form.current?.querySelector<HTMLInputElement>(`[name="line-${line}"]`)?.focus()
  }

  const isGroupSaved = hasGroup && (flow.group ? joiningCount > 0 : draft.groupName.trim() !== '')
  const isReady = isStale || waiting.length > 0 || isGroupSaved || (!hasGroup && joiningCount > 0)
  const addText = waiting.length === 0 && !hasGroup ? t('choose', { count: joiningCount }) : t('add', { count: waiting.length })
  return (
    <Form ref={form} onSubmit={addForm.onSubmit} className="flex flex-col gap-5">
      {addedBefore > 0 && (
        <p role="status" className="rounded-control bg-sunken px-3 py-2 text-sm">
          {t('rest', { count: addedBefore })}
        </p>
      )}
      <p ref={summary} tabIndex={-1} className="font-semibold text-sub outline-none">
        {t('understood', { count: waiting.length })}
      </p>
      {addForm.banner && <FormBanner>{addForm.banner}</FormBanner>}
      {list.unreadFrom !== null && <p className="text-sm text-soft">{t('bound', { count: MAX_LIST_LINES })}</p>}
      {list.isOrderOpen && (
        <ChoiceGroup
          label={t('dayOrder')}
          name="dayOrder"
          value={list.dayOrder}
          onChange={(dayOrder) => flow.readAs({ dayOrder })}
          choices={dayOrders.map((value) => ({ value, label: t(`dayOrders.${value}`) }))}
        />
      )}
      {list.unclearName && (
        <ChoiceGroup
          label={t('nameOrder', { name: list.unclearName.join(', ') })}
          name="nameOrder"
          value={draft.orders.nameOrder}
          onChange={(nameOrder) => flow.readAs({ nameOrder })}
          choices={nameOrders.map((value) => ({ value, label: t(`nameOrders.${value}`) }))}
        />
      )}
      {corrected.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{t('faulty')}</h3>
          <ul className="flex flex-col gap-4 rounded-control border border-line p-4">
            {corrected.map((line) => (
              <li key={line}>
                <LineField
                  line={line}
                  text={flow.lines[line - 1] ?? ''}
                  fault={flow.isLineChanged(line) ? null : (faultOfLine.get(line) ?? null)}
                  onChange={(text) => flow.editLine(line, text)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {repeated.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{t('leftOut')}</h3>
          <ul className="divide-y divide-line rounded-control border border-line">
            {repeated.map((child) => (
              <RepeatedChildRow key={child.key} child={child} flow={flow} today={today} />
            ))}
          </ul>
        </section>
      )}
      {ready.length > 0 && (
        <ul aria-label={t('ready')} className="divide-y divide-line rounded-control border border-line">
          {ready.map((child) => (
            <ListedChildRow key={child.key} child={child} today={today} isAdded={flow.isAdded(child)} onEdit={() => editRow(child.line)} />
          ))}
        </ul>
      )}
      {hasGroup && <ClassListGroup flow={flow} />}
      <FormEnd
        text={isStale ? t('check') : addText}
        isBusy={addForm.isSubmitting}
        isReady={isReady}
        second={
          <Button look="secondary" disabled={addForm.isSubmitting} onClick={flow.editText} className="flex-1">
            {t('mend')}
          </Button>
        }
      />
    </Form>
  )
}
