import type { ReactNode } from 'react'
import { Logo } from '#components/shell/logo'

/** The frame of the forms on /login. */
export function AuthCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-surface p-6 shadow-card sm:p-8">
      <Logo className="mb-3 size-14" />
      <h1 className="text-title">{title}</h1>
      {text && <p className="mt-2 text-soft">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}
