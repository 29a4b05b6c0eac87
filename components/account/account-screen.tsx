'use client'

import { useQuery } from '@tanstack/react-query'
import { DownloadSection } from '#components/account/download-section'
import { EraseSection } from '#components/account/erase-section'
import { NameSection } from '#components/account/name-section'
import { SessionSection } from '#components/account/session-section'
import { SignInSection } from '#components/account/sign-in-section'
import { meQuery } from '#lib/client/account/account'
import type { Me } from '#lib/schemas/account/user'

/** Shows the user's name, ways to sign in and sessions, and lets them download or erase the account. */
export function AccountScreen({ firstMe, hasGoogle }: { firstMe: Me; hasGoogle: boolean }) {
  const { data: me } = useQuery({ ...meQuery(), initialData: firstMe })
  return (
    <div className="flex flex-col gap-5">
      <NameSection name={me.name} />
      <SignInSection me={me} hasGoogle={hasGoogle} />
      <SessionSection />
      <DownloadSection />
      <EraseSection me={me} />
    </div>
  )
}
