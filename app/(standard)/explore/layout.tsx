import type { ReactNode } from 'react'
import { AtHomeProvider } from '#components/catalogue/at-home/at-home'
import { SavingProvider } from '#components/catalogue/browse/saving'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { pageTexts } from '#lib/i18n/page-texts'
import { currentUser } from '#lib/server/auth/current-user'

/** Keeps loaded data while the user moves between pages of the catalogue. */
export default async function Layout({ children }: { children: ReactNode }) {
  const isSignedIn = (await currentUser()) !== undefined
  return (
    <QueryProvider>
      <MessagesProvider only={pageTexts.explore}>
        <SavingProvider wasSignedIn={isSignedIn}>
          <AtHomeProvider isSignedIn={isSignedIn}>{children}</AtHomeProvider>
        </SavingProvider>
      </MessagesProvider>
    </QueryProvider>
  )
}
