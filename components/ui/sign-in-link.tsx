'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { onTheWayTo } from '#lib/domain/platform/return-page'

/** Links to the sign-in, which returns to this page. */
export function SignInLink({ className, children }: { className: string; children: ReactNode }) {
  const path = usePathname()
  const search = useSearchParams().toString()
  const page = search ? `${path}?${search}` : path
  return (
    <Link href={onTheWayTo(page === '/' ? undefined : page, '/login')} className={className}>
      {children}
    </Link>
  )
}
