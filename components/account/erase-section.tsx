'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Section } from '#components/account/section'
import { Button } from '#components/ui/button'
import type { Me } from '#lib/schemas/account/user'

/** Loaded when it is wanted. */
const EraseDialog = dynamic(() => import('#components/account/erase-dialog').then((file) => file.EraseDialog), { ssr: false })

/** The way out for good; the dialog says what that means. */
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
