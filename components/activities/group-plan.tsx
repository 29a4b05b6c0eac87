import { useTranslations } from 'next-intl'
import { Section } from '#components/activities/section'
import { Chip } from '#components/ui/chip'
import { useChildCountText } from '#lib/client/activities/use-child-count-text'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { isLargeGroup } from '#lib/domain/activities/participation'
import type { Language } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'

interface Props {
  /** Whether its activities say it themselves. */
  isComposed?: boolean
  plan: NonNullable<Activity['groupPlan']>
  language: Language
}

/** Says how an activity goes with many children: in what way, in how many groups, with how many adults. */
export function GroupPlanSection({ plan: { children, adults, groups, text, needsMoreAdults }, isComposed = false, language }: Props) {
  const t = useTranslations('groupPlan')
  const countText = useChildCountText()
  return (
    <Section title={countText.heading(children)}>
      <div className="flex flex-col gap-2">
        {text === null ? (
          isLargeGroup(children) && <p>{t(isComposed ? 'textInParts' : 'noText')}</p>
        ) : (
          <p {...getLanguageAttributes(language)}>{text}</p>
        )}
        {groups > 1 && <p>{t('groups', { count: groups })}</p>}
        <p>{t('needs', { count: adults })}</p>
        {needsMoreAdults && <p>{t('moreThanUsual')}</p>}
        {text !== null && <p className="text-sm text-soft">{t('stepsForOne')}</p>}
      </div>
    </Section>
  )
}

/** The number of children and adults, as chips of a card. */
export function GroupPlanChips({ plan: { children, adults } }: Pick<Props, 'plan'>) {
  const t = useTranslations('groupPlan')
  const countText = useChildCountText()
  return (
    <>
      <Chip>{countText.short(children)}</Chip>
      <Chip>{t('adults', { count: adults })}</Chip>
    </>
  )
}
