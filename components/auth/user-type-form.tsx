'use client'

import { clsx } from 'clsx/lite'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Picture } from '#components/ui/picture/picture'
import { forgetSession } from '#lib/client/auth/session'
import { ApiError, api } from '#lib/client/platform/api'
import { type UserType, userTypes } from '#lib/domain/platform/basics'
import type { ScreenPicture } from '#lib/domain/platform/pictures'
import { onTheWayTo } from '#lib/domain/platform/return-page'

const pictures: Record<UserType, ScreenPicture[]> = { parent: ['teddy-bear', 'house'], educator: ['school', 'books'] }

/** Chooses parent or educator, once; then continues to the first profile, and `next`. */
export function UserTypeForm({ next }: { next: string | undefined }) {
  const t = useTranslations('userType')
  const router = useRouter()
  const [chosen, setChosen] = useState<UserType>()
  const [isSaving, setIsSaving] = useState(false)
  const [banner, setBanner] = useState<string>()
  const choices = useRef<HTMLFieldSetElement>(null)

  // On a slow phone the user may have chosen before this script ran.
  useEffect(() => {
    setChosen(userTypes.find((type) => choices.current?.querySelector(`[value="${type}"]:checked`)))
  }, [])

  async function save() {
    setIsSaving(true)
    setBanner(undefined)
    try {
      await api.put('/user/me', () => import('#lib/schemas/account/user').then((schemas) => schemas.me), { userType: chosen })
      forgetSession()
      router.push(onTheWayTo(next, '/generate-activity'))
    } catch (error) {
      setBanner((error instanceof ApiError && error.problem?.detail) || t('failed'))
      setIsSaving(false)
    }
  }

  return (
    <section className="py-4">
      <h1 className="text-title">{t('title')}</h1>
      <p className="mt-2 text-soft">{t('subtitle')}</p>
      <fieldset ref={choices} className="mt-6 flex flex-col gap-4">
        <legend className="sr-only">{t('title')}</legend>
        {userTypes.map((type) => (
          <label
            key={type}
            className={clsx(
              'relative flex items-center gap-4 rounded-card border-2 border-transparent bg-surface p-3 pe-5 shadow-card has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              chosen === type && 'is-chosen',
            )}
          >
            <input type="radio" name="userType" value={type} checked={chosen === type} onChange={() => setChosen(type)} className="sr-only" />
            <Picture names={pictures[type]} seed={type} className="h-20 w-28 shrink-0 rounded-[1rem]" />
            <span>
              <span className="block font-semibold text-sub">{t(type)}</span>
              <span className="block text-sm text-soft">{t(`${type}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-6 flex flex-col gap-4">
        {banner && <Banner>{banner}</Banner>}
        <Button disabled={!chosen} busy={isSaving} onClick={save}>
          {t(isSaving ? 'loading' : 'continue')}
        </Button>
      </div>
    </section>
  )
}
