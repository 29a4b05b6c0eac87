'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field'
import type { ChildProblem } from '#lib/schemas/profiles/class-list'

interface Props {
  /** The line number, from 1. */
  line: number
  text: string
  fault: ChildProblem | null
  onChange: (text: string) => void
}

/** Corrects one line of the list as it was pasted. */
export function LineField({ line, text, fault, onChange }: Props) {
  const t = useTranslations('classList')
  return (
    <Field
      label={t('line', { line })}
      name={`line-${line}`}
      value={text}
      dir="auto"
      spellCheck={false}
      autoComplete="off"
      error={fault ? t(`faults.${fault}`, { line }) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
