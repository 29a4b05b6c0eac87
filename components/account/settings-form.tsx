'use client'

import { ChevronRight, Monitor, Moon, Sun } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Form } from '#components/ui/form/form'
import { Switch } from '#components/ui/input/switch'
import { applyLooks, DEFAULT_FORM_LANGUAGE, isPageOutdated, useSaveSettings } from '#lib/client/account/settings'
import { ApiError } from '#lib/client/platform/api'
import { distanceUnits } from '#lib/domain/account/distance-unit'
import { themeColors } from '#lib/domain/account/theme'
import { languages } from '#lib/domain/platform/basics'
import { profileOrders } from '#lib/domain/profiles/profile-order'
import type { Settings, SettingsShown } from '#lib/schemas/account/user'

const themeIcons = { system: Monitor, light: Sun, dark: Moon }

interface Props {
  loaded: SettingsShown
  /** Called with whether any choice differs from the saved ones. */
  onUnsaved: (isUnsaved: boolean) => void
  onClose: () => void
}

/** Choices apply to the whole page once they are saved. A failed save keeps them. */
export function SettingsForm({ loaded, onUnsaved, onClose }: Props) {
  const t = useTranslations('settings')
  const languageName = useTranslations('languages')
  const router = useRouter()
  const hintId = useId()
  const [first] = useState<Settings>({ ...loaded, language: loaded.language ?? DEFAULT_FORM_LANGUAGE })
  const [draft, setDraft] = useState(first)
  const save = useSaveSettings((saved) => {
    applyLooks(saved)
    router.refresh()
    onClose()
  })
  function change(fields: Partial<Settings>) {
    const next = { ...draft, ...fields }
    setDraft(next)
    onUnsaved(JSON.stringify(next) !== JSON.stringify(first))
  }

  // Applies settings changed on another device.
  useEffect(() => {
    if (!isPageOutdated(loaded)) return
    applyLooks(loaded)
    router.refresh()
  }, [loaded, router])

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate(draft)
      }}
      className="flex flex-col gap-6"
    >
      <ChoiceGroup
        label={t('language')}
        name="language"
        value={draft.language}
        onChange={(language) => change({ language })}
        choices={languages.map((value) => ({ value, label: <span lang={value}>{languageName(value)}</span> }))}
      />
      <ChoiceGroup
        label={t('theme')}
        name="theme"
        value={draft.themeColor}
        onChange={(themeColor) => change({ themeColor })}
        choices={themeColors.map((value) => {
          const Icon = themeIcons[value]
          return {
            value,
            label: (
              <>
                <Icon aria-hidden className="size-5" />
                {t(`themes.${value}`)}
              </>
            ),
          }
        })}
      />
      <ChoiceGroup
        label={t('distances')}
        name="distance-unit"
        value={draft.distanceUnit ?? 'mi'}
        onChange={(distanceUnit) => change({ distanceUnit })}
        choices={distanceUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
      />
      <ChoiceGroup
        label={t('profileOrder')}
        name="profile-order"
        value={draft.profileOrder ?? 'newest'}
        onChange={(profileOrder) => change({ profileOrder })}
        choices={profileOrders.map((value) => ({ value, label: t(`profileOrders.${value}`) }))}
      />
      <fieldset aria-describedby={hintId} className="min-w-0">
        <legend className="font-semibold text-sub">{t('reminders')}</legend>
        <Switch
          label={t('notifications')}
          name="notifications"
          isOn={draft.notificationsEnabled}
          onChange={(notificationsEnabled) => change({ notificationsEnabled })}
        />
        <Switch
          label={t('emailNotifications')}
          name="email-notifications"
          isOn={draft.emailNotifications}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
        <p id={hintId} className="mt-1 text-pretty text-sm text-soft">
          {t('remindersHint')}
        </p>
      </fieldset>
      {!window.isSecureContext && <p className="text-pretty text-sm text-soft">{t('needsHttps')}</p>}
      {save.isError && <Banner>{(save.error instanceof ApiError && save.error.problem?.detail) || t('failed')}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" className="flex-1" disabled={save.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" className="flex-1" busy={save.isPending}>
          {t(save.isPending ? 'saving' : 'save')}
        </Button>
      </div>
      <Link
        href="/account"
        onClick={onClose}
        className="-mx-2 -mt-2 flex min-h-11 items-center justify-between gap-2 rounded-control px-2 hover:bg-sunken"
      >
        {t('account')}
        <ChevronRight aria-hidden className="size-5 text-soft rtl:-scale-x-100" />
      </Link>
    </Form>
  )
}
