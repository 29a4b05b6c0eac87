'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { CopyAge } from '#components/offline/copy-age'
import { keptPages } from '#components/offline/kept-pages'
import { NoCopy } from '#components/offline/no-copy'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { reportOffline } from '#lib/client/platform/offline/connection'
import { findOwner, type Owner } from '#lib/client/platform/offline/copies'

/** Shows the page of this address from the account's copies on this device, or why there is none. */
export function OfflineScreen() {
  const path = usePathname()
  const [found, setFound] = useState<{ owner: Owner | undefined }>()
  useEffect(() => {
    document.documentElement.dataset.offlinePage = ''
    reportOffline()
    void findOwner().then((owner) => setFound({ owner }))
  }, [])

  if (!found) return <Skeleton className="h-56 rounded-card" />
  const user = found.owner?.user
  const page = user && keptPages.find(({ pattern }) => pattern.test(path))
  if (!user || !page) return <NoCopy isVisitor={!user} />
  return (
    <>
      <CopyAge accountId={user.id} />
      <page.Screen key={path} user={user} id={page.pattern.exec(path)?.[1] ?? ''} />
    </>
  )
}
