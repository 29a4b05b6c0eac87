import { useTranslations } from 'next-intl'
import { Section } from '#components/activities/section'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  guidance: Guidance
  language: Language
}

/** Shows an activity's guidance besides its steps: what to say and watch for, the reason, another day, and changes for needs. */
export function GuidanceSections({ guidance: { say, ask, watchFor, why, nextDay, needAdaptations, group }, language }: Props) {
  const t = useTranslations('guidance')
  const tNeeds = useTranslations('needs')
  const spanText = useSpanText()
  const written = getLanguageAttributes(language)
  return (
    <>
      <Section title={t('say')}>
        <ul className="flex flex-col gap-2" {...written}>
          {[...say, ...ask].map((line) => (
            <li key={line} className="border-accent border-s-2 ps-3">
              <q>{line}</q>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('watch')}>
        <div className="flex flex-col gap-4">
          {watchFor.map((band) => (
            <div key={band.ageMinMonths}>
              {watchFor.length > 1 && <p className="mb-1 text-sm text-soft">{spanText(band)}</p>}
              <dl className="flex flex-col gap-1.5">
                <GuidanceItem term={t('works')} text={band.works} language={language} />
                <GuidanceItem term={t('stop')} text={band.stop} language={language} />
              </dl>
            </div>
          ))}
        </div>
      </Section>
      <Section title={t('why')}>
        <ul className="flex flex-col gap-2">
          {why.map(({ text, source }) => (
            <li key={text}>
              <p {...written}>{text}</p>
              <a href={source.url} target="_blank" rel="noreferrer" className="text-sm text-soft underline underline-offset-4">
                {t.rich('source', { name: () => <bdi>{source.name}</bdi> })}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('nextDay')}>
        <p {...written}>{nextDay}</p>
      </Section>
      {group !== null && (
        <Section title={t('group')}>
          <p {...written}>{group}</p>
        </Section>
      )}
      {needAdaptations.length > 0 && (
        <Section title={t('needs')}>
          <dl className="flex flex-col gap-3">
            {needAdaptations.map(({ needs, text }) => (
              <GuidanceItem key={text} term={needs.map((need) => tNeeds(need)).join(', ')} text={text} language={language} />
            ))}
          </dl>
        </Section>
      )}
    </>
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
