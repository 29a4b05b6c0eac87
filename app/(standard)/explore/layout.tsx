import type { ReactNode } from 'react'
import { AtHomeProvider } from '#components/explore/at-home'
import { SavingProvider } from '#components/explore/saving'
import { QueryProvider } from '#components/shell/query-provider'
import { Texts } from '#components/shell/texts'

/** What was loaded stays while one goes from page to page of the catalogue and back. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Texts only={['explore', 'activity', 'setting', 'materials', 'draft']}>
        <SavingProvider>
          <AtHomeProvider>{children}</AtHomeProvider>
        </SavingProvider>
      </Texts>
    </QueryProvider>
  )
}
