'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { downloadFile } from '#lib/client/platform/save-file'

/** Downloads all places as a file. */
export function ImportExport() {
  const t = useTranslations('placeImportScreen')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function save() {
    setState('busy')
    await downloadFile('/locations/export').then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }

  return (
    <div className="flex flex-col items-start gap-4 border-hairline border-t pt-8">
      <div>
        <h2 className="text-heading">{t('exportTitle')}</h2>
        <p className="mt-1 max-w-prose text-soft">{t('exportText')}</p>
      </div>
      {state === 'failed' && <Banner>{t('exportFailed')}</Banner>}
      <Button look="secondary" busy={state === 'busy'} onClick={save}>
        {state !== 'busy' && <Download aria-hidden className="size-5 shrink-0" />}
        {t(state === 'busy' ? 'exporting' : 'export')}
      </Button>
    </div>
  )
}
