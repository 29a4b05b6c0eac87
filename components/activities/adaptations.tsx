'use client'

import { useTranslations } from 'next-intl'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { AdaptationKind } from '#lib/domain/activities/adaptations'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  ways: readonly { kind: AdaptationKind; text: string; whose?: string }[]
  language: Language
}

/** Shows easier and harder ways, and for activities of several children their recipients. */
export function Adaptations({ ways, language }: Props) {
  const t = useTranslations('activity')
  return (
    <dl className="flex flex-col gap-3">
      {ways.map(({ kind, text, whose }) => (
        <div key={kind + text} className="border-accent border-s-3 ps-3">
          <dt className="font-semibold text-sm">
            {t(kind)}
            {whose && (
              <>
                {' · '}
                <bdi>{whose}</bdi>
              </>
            )}
          </dt>
          <dd {...getLanguageAttributes(language)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
