'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ListedChildRow } from '#components/profiles/class-list/listed-child-row'
import { Button } from '#components/ui/button'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import type { UnderstoodList } from '#lib/client/profiles/class-list'
import type { ClassListFlow } from '#lib/client/profiles/use-class-list'
import { dayOrders, MAX_LIST_LINES } from '#lib/domain/profiles/class-list'

interface Props {
  flow: ClassListFlow
  list: UnderstoodList
  /** YYYY-MM-DD. */
  today: string
}

/** Previews the list: first children that cannot be added, then those that will be. */
export function ClassListPreview({ flow, list, today }: Props) {
  const t = useTranslations('classList')
  const { draft, edit, addForm, waiting, isAdded, readAs, editText } = flow
  const faulty = list.children.filter(({ fault }) => fault !== null)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])

  return (
    <Form onSubmit={addForm.onSubmit} className="flex flex-col gap-5">
      <p ref={summary} tabIndex={-1} className="font-semibold text-sub outline-none">
        {t('understood', { count: waiting.length })}
      </p>
      {addForm.banner && <FormBanner>{addForm.banner}</FormBanner>}
      {list.children.length === MAX_LIST_LINES && <p className="text-sm text-soft">{t('bound', { count: MAX_LIST_LINES })}</p>}
      {list.isOrderOpen && (
        <ChoiceGroup
          label={t('dayOrder')}
          name="dayOrder"
          value={list.dayOrder}
          onChange={readAs}
          choices={dayOrders.map((value) => ({ value, label: t(`dayOrders.${value}`) }))}
        />
      )}
      {faulty.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{t('faulty')}</h3>
          <ul className="divide-y divide-line rounded-control border border-line">
            {faulty.map((child) => (
              <ListedChildRow key={child.line} child={child} today={today} />
            ))}
          </ul>
        </section>
      )}
      {faulty.length < list.children.length && (
        <ul aria-label={t('ready')} className="divide-y divide-line rounded-control border border-line">
          {list.children
            .filter(({ fault }) => fault === null)
            .map((child) => (
              <ListedChildRow key={child.line} child={child} today={today} isAdded={isAdded(child)} />
            ))}
        </ul>
      )}
      <Field
        label={t('groupName')}
        hint={t('groupHint')}
        name="name"
        value={draft.groupName}
        maxLength={80}
        dir="auto"
        autoComplete="off"
        error={addForm.errors.name}
        onChange={(event) => edit({ groupName: event.target.value })}
      />
      <FormEnd
        text={t('add', { count: waiting.length })}
        isBusy={addForm.isSubmitting}
        isReady={waiting.length > 0 || draft.groupName.trim() !== ''}
        second={
          <Button look="secondary" disabled={addForm.isSubmitting} onClick={editText} className="flex-1">
            {t('mend')}
          </Button>
        }
      />
    </Form>
  )
}
