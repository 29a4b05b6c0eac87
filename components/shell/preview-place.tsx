'use client'

import { lazy, Suspense } from 'react'

// In a file of its own, which nobody loads where the banner is not switched on.
const PreviewBanner = lazy(() => import('#components/shell/preview-banner').then((module) => ({ default: module.PreviewBanner })))

/** Where the preview banner stands. */
export function PreviewPlace() {
  return (
    <Suspense>
      <PreviewBanner />
    </Suspense>
  )
}
