'use client'

import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { useGroupSizeText } from '#lib/client/profiles/use-group-size-text'
import { type GroupSize, groupSizes } from '#lib/domain/profiles/group-size'

interface Props {
  value: GroupSize | undefined
  error?: string | undefined
  onChange: (size: GroupSize) => void
}

/** How many children come, including those without a profile. */
export function GroupSizeField({ value, error, onChange }: Props) {
  const t = useTranslations('groupSize')
  const sizeText = useGroupSizeText()
  return (
    <ChoiceGroup
      label={t('question')}
      name="groupSize"
      value={value}
      error={error}
      onChange={onChange}
      choices={groupSizes.map((size) => ({ value: size, label: sizeText(size) }))}
    />
  )
}
