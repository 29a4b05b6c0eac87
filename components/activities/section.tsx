import type { ReactNode } from 'react'
import { writtenIn } from '#lib/client/platform/written-in'
import type { Language } from '#lib/domain/platform/basics'

/** A part of an activity's text. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-sub">{title}</h2>
      {children}
    </section>
  )
}

/** Sentences of an activity, each with a point before it. */
export function Bullets({ items, language }: { items: string[]; language: Language }) {
  return (
    <ul className="list-disc space-y-1.5 ps-5 marker:text-accent" {...writtenIn(language)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
