'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Section } from '#components/account/section'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { downloadAccount } from '#lib/client/account/account'

/** Downloads everything the account holds as a file. */
export function DownloadSection() {
  const t = useTranslations('account')
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  async function download() {
    setState('busy')
    await downloadAccount().then(
      () => setState('done'),
      () => setState('failed'),
    )
  }

  return (
    <Section title={t('downloadTitle')}>
      <div className="flex flex-col gap-4">
        <p>{t('downloadText')}</p>
        {state === 'failed' && <Banner>{t('downloadFailed')}</Banner>}
        {state === 'done' && <Banner tone="good">{t('downloaded')}</Banner>}
        <Button look="secondary" busy={state === 'busy'} onClick={download}>
          {state !== 'busy' && <Download aria-hidden className="size-5" />}
          {t(state === 'busy' ? 'downloading' : 'download')}
        </Button>
      </div>
    </Section>
  )
}
