import type { ReactNode } from 'react'
import { SavingProvider } from '#components/explore/saving'
import { QueryProvider } from '#components/shell/query-provider'
import { Texts } from '#components/shell/texts'

/** What was loaded stays while one goes from page to page of the catalogue and back. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Texts only={['explore', 'activity', 'setting']}>
        <SavingProvider>{children}</SavingProvider>
      </Texts>
    </QueryProvider>
  )
}
