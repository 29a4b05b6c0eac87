import type { ReactNode } from 'react'
import { Main } from '#components/shell/main'

export default function Layout({ children }: { children: ReactNode }) {
  return <Main className="flex w-full flex-col">{children}</Main>
}
