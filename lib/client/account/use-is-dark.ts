'use client'

import { useMedia } from '#lib/client/platform/use-media'
import { useRootData } from '#lib/client/platform/use-root-data'

/** Whether the page is dark now: by the chosen theme, else by the device. */
export function useIsDark(): boolean {
  const theme = useRootData('theme')
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'dark' || (theme !== 'light' && isDeviceDark)
}
