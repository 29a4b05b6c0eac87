import type { ReactNode } from 'react'
import { Main } from '#components/shell/main'

export default function Layout({ children }: { children: ReactNode }) {
  return <Main className="mx-auto w-full max-w-md px-4 py-6 sm:px-6 lg:has-data-wide:max-w-4xl">{children}</Main>
}
