'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Section } from '#components/account/section'
import { Button } from '#components/ui/button'
import type { Me } from '#lib/schemas/account/user'

/** Loaded on demand. */
const EraseDialog = dynamic(() => import('#components/account/erase-dialog').then((file) => file.EraseDialog), { ssr: false })

/** Offers to erase the account; the dialog explains the consequences. */
export function EraseSection({ me }: { me: Me }) {
  const t = useTranslations('account')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title={t('eraseTitle')}>
      <div className="flex flex-col gap-4">
        <p>{t('eraseText')}</p>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t('eraseOpen')}
        </Button>
      </div>
      {isAsking && <EraseDialog me={me} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}
