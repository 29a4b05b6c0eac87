'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Adaptations } from '#components/activities/adaptations'
import { Bullets, Subsection } from '#components/activities/section'
import { Fold } from '#components/ui/fold'
import { useIsEducator } from '#lib/client/auth/use-is-educator'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { AdaptationKind } from '#lib/domain/activities/adaptations'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  guidance: Guidance | null
  language: Language
  benefits: readonly string[]
  benefitsTitle: string
  /** Easier and harder ways; empty if they are shown elsewhere. */
  ways: readonly { kind: AdaptationKind; text: string }[]
  /** More about it for educators. */
  forEducators?: ReactNode
}

/**
 * Shows what is not needed for doing an activity, folded under four headings: what to say and watch for, the reason, other ways, and for
 * educators how it goes with a group.
 */
export function OtherDetails({ guidance, language, benefits, benefitsTitle, ways, forEducators }: Props) {
  const t = useTranslations('activity')
  const tGuidance = useTranslations('guidance')
  const isEducator = useIsEducator()
  const written = getLanguageAttributes(language)
  // An activity that an admin wrote may have only the text for a group.
  const hasOtherWays = guidance !== null && (guidance.nextDay !== '' || guidance.needAdaptations.length > 0)
  return (
    <div className="flex flex-col gap-2">
      {guidance && guidance.say.length + guidance.watchFor.length > 0 && (
        <Fold isHeading title={t('whilePlaying')}>
          <WhatToSay lines={[...guidance.say, ...guidance.ask]} language={language} />
          <WhatToWatchFor bands={guidance.watchFor} language={language} />
        </Fold>
      )}
      <Fold isHeading title={t('why')}>
        <Subsection title={benefitsTitle}>
          <Bullets items={benefits} language={language} />
        </Subsection>
        {guidance && guidance.why.length > 0 && <Reasons reasons={guidance.why} language={language} />}
      </Fold>
      {(ways.length > 0 || hasOtherWays) && (
        <Fold isHeading title={t('otherWays')}>
          {ways.length > 0 && (
            <Subsection title={t('adaptations')}>
              <Adaptations ways={ways} language={language} />
            </Subsection>
          )}
          {guidance && guidance.nextDay !== '' && (
            <Subsection title={tGuidance('nextDay')}>
              <p {...written}>{guidance.nextDay}</p>
            </Subsection>
          )}
          {guidance && guidance.needAdaptations.length > 0 && <ForNeeds all={guidance.needAdaptations} language={language} />}
        </Fold>
      )}
      {isEducator && (guidance?.group != null || forEducators) && (
        <Fold isHeading title={t('withGroup')}>
          {guidance?.group != null && (
            <Subsection title={tGuidance('group')}>
              <p {...written}>{guidance.group}</p>
            </Subsection>
          )}
          {forEducators}
        </Fold>
      )}
    </div>
  )
}

function WhatToSay({ lines, language }: { lines: readonly string[]; language: Language }) {
  const t = useTranslations('guidance')
  return (
    <Subsection title={t('say')}>
      <ul className="flex flex-col gap-2" {...getLanguageAttributes(language)}>
        {lines.map((line) => (
          <li key={line} className="border-accent border-s-2 ps-3">
            <q>{line}</q>
          </li>
        ))}
      </ul>
    </Subsection>
  )
}

function WhatToWatchFor({ bands, language }: { bands: Guidance['watchFor']; language: Language }) {
  const t = useTranslations('guidance')
  const spanText = useSpanText()
  return (
    <Subsection title={t('watch')}>
      <div className="flex flex-col gap-4">
        {bands.map((band) => (
          <div key={band.ageMinMonths}>
            {bands.length > 1 && <p className="mb-1 text-sm text-soft">{spanText(band)}</p>}
            <dl className="flex flex-col gap-1.5">
              <GuidanceItem term={t('works')} text={band.works} language={language} />
              <GuidanceItem term={t('stop')} text={band.stop} language={language} />
            </dl>
          </div>
        ))}
      </div>
    </Subsection>
  )
}

function Reasons({ reasons, language }: { reasons: Guidance['why']; language: Language }) {
  const t = useTranslations('guidance')
  return (
    <Subsection title={t('why')}>
      <ul className="flex flex-col gap-2">
        {reasons.map(({ text, source }) => (
          <li key={text}>
            <p {...getLanguageAttributes(language)}>{text}</p>
            <a href={source.url} target="_blank" rel="noreferrer" className="text-sm text-soft underline underline-offset-4">
              {t.rich('source', { name: () => <bdi>{source.name}</bdi> })}
            </a>
          </li>
        ))}
      </ul>
    </Subsection>
  )
}

function ForNeeds({ all, language }: { all: Guidance['needAdaptations']; language: Language }) {
  const t = useTranslations('guidance')
  const tNeeds = useTranslations('needs')
  return (
    <Subsection title={t('needs')}>
      <dl className="flex flex-col gap-3">
        {all.map(({ needs, text }) => (
          <GuidanceItem key={text} term={needs.map((need) => tNeeds(need)).join(', ')} text={text} language={language} />
        ))}
      </dl>
    </Subsection>
  )
}

function GuidanceItem({ term, text, language }: { term: string; text: string; language: Language }) {
  return (
    <div>
      <dt className="font-medium text-sm text-soft">{term}</dt>
      <dd {...getLanguageAttributes(language)}>{text}</dd>
    </div>
  )
}
