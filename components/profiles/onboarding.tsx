'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AllergiesField } from '#components/profiles/child/allergies-field'
import { DateOfBirthField, NameField, WeeksEarlyField } from '#components/profiles/child/child-fields'
import { ClassListOffer } from '#components/profiles/class-list/class-list-offer'
import { MembersClassList } from '#components/profiles/class-list/members-class-list'
import { GroupNameField, GroupRangeField } from '#components/profiles/group/group-fields'
import { Button } from '#components/ui/button'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Form } from '#components/ui/form/form'
import { FormBanner } from '#components/ui/form/form-banner'
import { Picture } from '#components/ui/picture/picture'
import { useToday } from '#lib/client/platform/local-day'
import { useCloseOnBack } from '#lib/client/platform/use-close-on-back'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useChildForm } from '#lib/client/profiles/use-child-form'
import { useGroupForm } from '#lib/client/profiles/use-group-form'
import type { UserType } from '#lib/domain/platform/basics'
import type { ScreenPicture } from '#lib/domain/platform/pictures'

const kinds = ['group', 'child'] as const
type Step = 'kind' | 'name' | 'age' | 'safety'

const pictures: Record<Step, ScreenPicture[]> = {
  kind: ['teddy-bear', 'comet'],
  name: ['teddy-bear', 'kite'],
  age: ['puzzle-piece', 'comet'],
  safety: ['teddy-bear', 'house'],
}

/** Returns the step that asks for a field, by its API name; undefined for the last step. */
function findStep(field: string): Step | undefined {
  if (field === 'name') return 'name'
  return field === 'date_of_birth' || field === 'group_range' ? 'age' : undefined
}

interface Props {
  userType: UserType | null
  /** The server's guess of today, YYYY-MM-DD. */
  today: string
  /** The page to open afterwards. */
  next: string
}

/**
 * Asks one question at a time: a child's name, date of birth and safety; or a group's name and ages. Educators first choose between the
 * two; parents find the group next to the child's name. Skip continues without either.
 */
export function Onboarding({ userType, today: serverToday, next }: Props) {
  const today = useToday(serverToday)
  const t = useTranslations('onboarding')
  const tChild = useTranslations('addChild')
  const tGroup = useTranslations('addGroup')
  const router = useRouter()
  const [kind, setKind] = useState<Recipient['type']>(userType === 'educator' ? 'group' : 'child')
  const isGroup = kind === 'group'
  const steps: readonly Step[] = [...(userType === 'educator' ? ['kind' as const] : []), 'name', 'age', ...(isGroup ? [] : ['safety' as const])]
  const [at, setAt] = useState(0)
  const [isPasting, setIsPasting] = useState(false)
  const step = steps[at] ?? 'age'
  // Back leads to the previous step.
  useCloseOnBack(at > 0, () => setAt(0))
  useCloseOnBack(at > 1, () => setAt(1))
  useCloseOnBack(at > 2, () => setAt(2))
  const form = useRef<HTMLFormElement>(null)
  const onSaved = () => router.push(next)
  const reveal = (field: string) => flushSync(() => setAt(steps.indexOf(findStep(field) ?? step)))
  const child = useChildForm({ failed: tChild('failed'), reveal, onSaved })
  const group = useGroupForm({ failed: tGroup('failed'), reveal, onSaved })
  const { draft, banner, isBusy, onSubmit, checkStep } = isGroup ? group : child
  const name = draft.name.trim()
  const { members } = group.draft
  const isAnswered = step === 'kind' || (step === 'name' ? name !== '' : isGroup || child.draft.dateOfBirth !== '')
  const isLast = at === steps.length - 1

  const allergies = { values: child.draft.allergies, typed: child.draft.otherAllergy, error: child.errors.allergies }

  // A new question gets the focus, except the first: a page must not open the keyboard by itself.
  const isFirstRender = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question changes
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false
    else form.current?.querySelector<HTMLInputElement>(step === 'kind' ? ':checked' : 'input')?.focus()
  }, [step, kind])

  return (
    <section className="mx-auto max-w-md py-2">
      <Picture names={pictures[step]} seed={`onboarding ${step}`} className="mb-6 h-36 rounded-card" />
      <p className="tabular text-sm text-soft" aria-live="polite">
        {t('step', { step: at + 1, of: steps.length })}
      </p>
      <h1 className="mt-1 text-title">{t('title')}</h1>
      <Form
        ref={form}
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          if (isLast) return void onSubmit(event)
          event.preventDefault()
          if (isAnswered && checkStep(event.currentTarget)) setAt(at + 1)
        }}
      >
        {step === 'name' && <p>{t(isGroup ? 'groupNameText' : 'nameText')}</p>}
        {step === 'age' && <p>{t(isGroup ? 'rangeText' : 'dateText', { name })}</p>}
        {banner && <FormBanner>{banner}</FormBanner>}
        {step === 'kind' && (
          <ChoiceGroup
            label={t('whom')}
            name="kind"
            value={kind}
            onChange={setKind}
            choices={kinds.map((value) => ({ value, label: tGroup(value === 'group' ? 'group' : 'child') }))}
          />
        )}
        {step === 'name' && (isGroup ? <GroupNameField group={group} /> : <NameField child={child} />)}
        {step === 'age' && (isGroup ? <GroupRangeField group={group} /> : <DateOfBirthField child={child} today={today} />)}
        {step === 'safety' && (
          <>
            <p>{t('safetyText', { name })}</p>
            <AllergiesField {...allergies} onChange={child.edit} />
            <WeeksEarlyField child={child} today={today} />
          </>
        )}
        <Button type="submit" busy={isBusy} disabled={!isAnswered}>
          {t(isLast ? 'finish' : 'next')}
        </Button>
        {step === 'age' && isGroup && userType === 'educator' && <ClassListOffer memberCount={members.length} onOpen={() => setIsPasting(true)} />}
        <div className="flex justify-between">
          {at > 0 && (
            <Button look="quiet" onClick={() => setAt(at - 1)}>
              {t('back')}
            </Button>
          )}
          {/* The last step has only optional answers: skipping is not needed. */}
          {step !== 'safety' && (
            <Button look="quiet" className="ms-auto" onClick={() => router.push(next)}>
              {t('skip')}
            </Button>
          )}
        </div>
      </Form>
      <div className="mt-6 flex flex-col items-center text-sm">
        {at === 0 && step === 'name' && (
          <button type="button" className={quiet} onClick={() => setKind(isGroup ? 'child' : 'group')}>
            {t(isGroup ? 'orChild' : 'orGroup')}
          </button>
        )}
        <Link href="/generate-activity?by=age" className={quiet}>
          {t('byAge')}
        </Link>
      </div>
      {isPasting && (
        <MembersClassList today={today} members={members} onChange={(members) => group.edit({ members })} onClose={() => setIsPasting(false)} />
      )}
    </section>
  )
}

const quiet = 'flex min-h-11 items-center underline underline-offset-4'
