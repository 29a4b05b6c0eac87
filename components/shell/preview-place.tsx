'use client'

import { lazy, Suspense } from 'react'

// A separate file, loaded only if the banner is enabled.
const PreviewBanner = lazy(() => import('#components/shell/preview-banner').then((module) => ({ default: module.PreviewBanner })))

/** Renders the preview banner. */
export function PreviewPlace() {
  return (
    <Suspense>
      <PreviewBanner />
    </Suspense>
  )
}
