'use client'

import { Settings } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/icon-button'
import { openSettings } from '#lib/client/account/settings-dialog'

/** Opens the settings, which the shell shows. */
export function SettingsButton() {
  const t = useTranslations('profiles')
  return <IconButton label={t('settings')} icon={<Settings aria-hidden className="size-6" />} onClick={openSettings} />
}
