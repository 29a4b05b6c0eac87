'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { useStartActivity } from '#lib/client/catalogue/use-start-activity'
import { ApiError } from '#lib/client/platform/api'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'

const SignInDialog = lazy(() => import('#components/catalogue/detail/sign-in-dialog').then((file) => ({ default: file.SignInDialog })))
const RecipientDialog = lazy(() => import('#components/catalogue/detail/recipient-dialog').then((file) => ({ default: file.RecipientDialog })))

/**
 * Starts the activity: at once for an only child, else after choosing a recipient. Visitors and users without profiles are led to the
 * missing step.
 */
export function DoButton({ activityId }: { activityId: string }) {
  const t = useTranslations('exploreActivity')
  const isSignedIn = useIsSignedIn()
  const { data: children, error } = useQuery({ ...childrenQuery(), enabled: isSignedIn === true })
  const { data: groups } = useQuery({ ...groupsQuery(), enabled: isSignedIn === true })
  const doing = useStartActivity(activityId)
  const [isAsking, setIsAsking] = useState(false)
  if (error instanceof ApiError && error.problem?.code === 'user_type_required') return <StepLink href="/user" text={t('doWith')} />
  if (children?.length === 0 && groups?.length === 0) return <StepLink href="/profiles" text={t('addFirst')} />
  const only = children?.length === 1 && groups?.length === 0 ? children[0] : undefined
  return (
    <>
      <Button
        busy={only !== undefined && doing.busyKey === only.id}
        onClick={() => (only ? doing.start({ type: 'child', id: only.id }) : setIsAsking(true))}
        className="wrap-anywhere w-full"
      >
        <span>{only ? t.rich('doWithName', { name: only.name, who: bidiIsolate }) : t('doWith')}</span>
      </Button>
      {only && doing.failedKey && <Banner>{doing.refusal ?? t('doFailed')}</Banner>}
      {isAsking && (
        <Suspense>
          {isSignedIn === false && <SignInDialog title={t('signInTitle')} text={t('signInText')} onClose={() => setIsAsking(false)} />}
          {isSignedIn && <RecipientDialog activityId={activityId} onClose={() => setIsAsking(false)} />}
        </Suspense>
      )}
    </>
  )
}

function StepLink({ href, text }: { href: string; text: string }) {
  return (
    <Link href={href} className={buttonClass('primary', 'w-full')}>
      {text}
    </Link>
  )
}
