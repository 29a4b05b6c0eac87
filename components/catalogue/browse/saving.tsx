'use client'

import { useTranslations } from 'next-intl'
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { Toast } from '#components/ui/feedback/toast'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { useSaveActivity } from '#lib/client/catalogue/explore'
import { ApiError } from '#lib/client/platform/api'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

const SignInDialog = lazy(() => import('#components/catalogue/detail/sign-in-dialog').then((file) => ({ default: file.SignInDialog })))

interface Saving {
  toggle: (card: Pick<ExploreCard, 'id' | 'isSaved'>) => void
  /** Asks a visitor to sign in; returns false for a signed-in user. */
  inviteVisitor: () => boolean
  /** Whether an activity is being saved or removed. */
  isBusy: (id: string) => boolean
}

const SavingContext = createContext<Saving>({ toggle: () => {}, inviteVisitor: () => false, isBusy: () => false })

/**
 * Saves activities for its children, reports the results, and asks visitors to sign in. `wasSignedIn` applies until the browser knows the
 * session.
 */
export function SavingProvider({ wasSignedIn, children }: { wasSignedIn: boolean; children: ReactNode }) {
  const t = useTranslations('explore')
  const save = useSaveActivity()
  const isSignedIn = useIsSignedIn() ?? wasSignedIn
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState('')

  function inviteVisitor() {
    if (!isSignedIn) setIsAsking(true)
    return !isSignedIn
  }
  async function toggle({ id, isSaved }: Pick<ExploreCard, 'id' | 'isSaved'>) {
    if (inviteVisitor()) return
    if (busy.has(id)) return
    setSaid('')
    setBusy((before) => new Set(before).add(id))
    await save.mutateAsync({ id, isSaved: !isSaved }).then(
      () => setSaid(t(isSaved ? 'unsavedNow' : 'savedNow')),
      (error) => {
        // The session was unknown, or ended on another device.
        if (error instanceof ApiError && error.status === 401) return setIsAsking(true)
        setSaid(t('saveFailed'))
      },
    )
    setBusy((before) => new Set([...before].filter((one) => one !== id)))
  }
  return (
    <SavingContext value={{ toggle: (card) => void toggle(card), inviteVisitor, isBusy: (id) => busy.has(id) }}>
      {children}
      <Toast text={said} onGone={() => setSaid('')} />
      {isAsking && (
        <Suspense>
          <SignInDialog title={t('signInTitle')} text={t('signInText')} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </SavingContext>
  )
}

export function useSaving(): Saving {
  return useContext(SavingContext)
}
