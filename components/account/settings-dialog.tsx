'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SettingsForm } from '#components/account/settings-form'
import { QueryProvider } from '#components/shell/query-provider'
import { Dialog } from '#components/ui/feedback/dialog'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { settingsQuery } from '#lib/client/account/settings'

/** Language, look and reminders of the signed-in user. Rendered in the shell, so that no page caches it. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings')
  const [isUnsaved, setIsUnsaved] = useState(false)
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isUnsaved={isUnsaved} onClose={onClose}>
      <QueryProvider>
        <Content onUnsaved={setIsUnsaved} onClose={onClose} />
      </QueryProvider>
    </Dialog>
  )
}

function Content({ onUnsaved, onClose }: { onUnsaved: (isUnsaved: boolean) => void; onClose: () => void }) {
  const t = useTranslations('settings')
  const { data: loaded, isError, isFetching, refetch } = useQuery(settingsQuery())
  return (
    <>
      {loaded && <SettingsForm loaded={loaded} onUnsaved={onUnsaved} onClose={onClose} />}
      {!loaded && isError && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!loaded && !isError && <Loading />}
    </>
  )
}

/** Has the form's shape, so that nothing moves when it loads. */
function Loading() {
  const t = useTranslations('settings')
  return (
    <div className="flex flex-col gap-6">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/3" />
        <Chips widths={['w-27', 'w-28', 'w-23']} />
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/3" />
        <Chips widths={['w-53', 'w-29', 'w-28']} />
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/3" />
        <Chips widths={['w-21', 'w-31']} />
      </div>
      <Skeleton className="h-43" />
      <Skeleton className="h-12" />
      <Skeleton className="-mt-2 h-11 w-1/2" />
    </div>
  )
}

function Chips({ widths }: { widths: string[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-12 rounded-full ${width}`} />
      ))}
    </div>
  )
}
