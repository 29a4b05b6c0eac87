'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { GroupSizeField } from '#components/profiles/group/group-size-field'
import { Button } from '#components/ui/button'
import type { GroupSizeQuestion } from '#lib/client/profiles/use-group-size'
import { useGroupSizeText } from '#lib/client/profiles/use-group-size-text'

/** Asks how many children of the group come; once that is said, one line shows it. */
export function GroupSizeChoice({ question: { size, isSaid, choose, isFailed, isMissing } }: { question: GroupSizeQuestion }) {
  const t = useTranslations('groupSize')
  const sizeText = useGroupSizeText()
  const [isChanging, setIsChanging] = useState(false)
  if (size !== null && isSaid && !isChanging && !isFailed) {
    return (
      <p className="-my-3 flex flex-wrap items-center gap-x-3">
        {t('is', { size: sizeText(size) })}
        <Button look="quiet" onClick={() => setIsChanging(true)}>
          {t('change')}
        </Button>
      </p>
    )
  }
  return (
    <GroupSizeField
      value={size ?? undefined}
      error={isFailed ? t('failed') : isMissing ? t('choose') : undefined}
      onChange={(next) => {
        setIsChanging(false)
        choose(next)
      }}
    />
  )
}
