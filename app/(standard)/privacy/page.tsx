import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { LegalContact } from '#components/shell/legal-contact'
import { mapSource, styleNames } from '#lib/domain/places/map-sources'
import { env } from '#lib/env'
import { hasWriter } from '#lib/models/addresses'
import { modelHosts } from '#lib/server/activities/ai/writer'
import { hasGoogle } from '#lib/server/auth/google'
import { hasTokenSync, tokenSyncHost } from '#lib/server/auth/token-sync'

const kept = ['account', 'sessions', 'children', 'groups', 'activities', 'journal', 'explore', 'corrections', 'limits', 'cookies', 'device'] as const
const sent = ['mail', 'shared', 'position'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy')
  return { title: t('title') }
}

/** States what is stored, who receives it, and how to erase it. Must be updated with every change to these. */
export default async function PrivacyPage() {
  const t = await getTranslations('privacy')
  const map = mapSource(env())
  return (
    <article className="max-w-prose">
      <h1 className="text-title">{t('title')}</h1>
      <p className="mt-4">{t('intro')}</p>
      <h2 className="mt-8 text-heading">{t('keptTitle')}</h2>
      <ul className="mt-3 list-disc space-y-3 ps-5">
        {kept.map((key) => (
          <li key={key}>{t(`kept.${key}`)}</li>
        ))}
        {hasGoogle() && <li>{t('kept.google')}</li>}
      </ul>
      <h2 className="mt-8 text-heading">{t('sentTitle')}</h2>
      <ul className="mt-3 list-disc space-y-3 ps-5">
        <li>{hasWriter(env()) ? t('sent.model', { host: modelHosts().join(', ') }) : t('sent.nobody')}</li>
        {sent.map((key) => (
          <li key={key}>{t(`sent.${key}`)}</li>
        ))}
        <li>{t(map.googleKey ? 'sent.mapGoogle' : 'sent.map', { host: styleNames(map) })}</li>
        {hasGoogle() && <li>{t('sent.google')}</li>}
        {hasTokenSync() && <li>{t('sent.sync', { host: tokenSyncHost() })}</li>}
      </ul>
      <h2 className="mt-8 text-heading">{t('eraseTitle')}</h2>
      <p className="mt-3">
        {t.rich('erase', {
          account: (chunks) => (
            <Link href="/account" className="underline underline-offset-4">
              {chunks}
            </Link>
          ),
        })}
      </p>
      <LegalContact email={env().SUPPORT_EMAIL} />
    </article>
  )
}
