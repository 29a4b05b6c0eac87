'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import type { Recipient } from '#lib/client/profiles/recipients'
import type { UserType } from '#lib/domain/platform/basics'

interface Props {
  name: string
  userType: UserType | null
  onAdd: (kind: Recipient['type']) => void
}

/** Welcomes users without profiles. Educators start with a group. */
export function Welcome({ name, userType, onAdd }: Props) {
  const t = useTranslations('home')
  const isEducator = userType === 'educator'
  return (
    <EmptyState
      level={1}
      picture={['teddy-bear', 'kite', 'soccer-ball']}
      title={t('welcome', { name })}
      text={t(isEducator ? 'setUpEducator' : 'setUpParent')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isEducator && <Button onClick={() => onAdd('group')}>{t('createFirstGroup')}</Button>}
          <Button look={isEducator ? 'secondary' : 'primary'} onClick={() => onAdd('child')}>
            {t('createFirst')}
          </Button>
        </div>
      }
    />
  )
}
