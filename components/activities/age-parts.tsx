'use client'

import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { AgePart } from '#lib/domain/catalogue/guidance'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  parts: readonly AgePart[]
  language: Language
  /** Returns whose part it is. */
  nameOf: (part: AgePart) => string
}

/** Shows what each child does in an activity, step by step; on wide screens next to each other. */
export function AgeParts({ parts, language, nameOf }: Props) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {parts.map((part) => (
        <section key={part.ageMinMonths} className="border-accent border-s-3 ps-3">
          <h3 className="mb-2 font-semibold">
            <bdi>{nameOf(part)}</bdi>
          </h3>
          <ol className="list-decimal space-y-2 ps-5 marker:font-semibold marker:text-accent" {...getLanguageAttributes(language)}>
            {part.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
