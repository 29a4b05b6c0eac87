import { type ReactNode, useId } from 'react'

/** One part of the account page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-5 shadow-card sm:p-6">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Shows a setting, its state, and its action at the end. */
export function Row({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p className="text-soft">{children}</p>
      </div>
      {action}
    </div>
  )
}
