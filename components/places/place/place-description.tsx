'use client'

import { useLocale, useTranslations } from 'next-intl'
import { findLanguage } from '#lib/domain/places/description-language'

/** A place's description, marked with its language if that is known. */
export function PlaceDescription({ text }: { text: string }) {
  const t = useTranslations('place')
  const locale = useLocale()
  const language = findLanguage(text)
  return (
    <div className="mt-3">
      <p dir="auto" lang={language} className="wrap-anywhere text-start">
        {text}
      </p>
      {language && language !== locale && <p className="mt-0.5 text-sm text-soft">{t(`writtenIn.${language}`)}</p>}
    </div>
  )
}
