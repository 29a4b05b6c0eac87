import type { ReactNode } from 'react'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
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

/** A part under a heading of an activity's text. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** Shows sentences of an activity as a bulleted list. */
export function Bullets({ items, language }: { items: readonly string[]; language: Language }) {
  return (
    <ul className="list-disc space-y-1.5 ps-5 marker:text-accent" {...getLanguageAttributes(language)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
