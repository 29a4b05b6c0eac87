import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LegalContact } from '#components/shell/legal-contact'
import { env } from '#lib/env'

const points = ['adult', 'checked', 'notMedical', 'account', 'free'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('terms')
  return { title: t('title') }
}

export default async function TermsPage() {
  const t = await getTranslations('terms')
  return (
    <article className="max-w-prose">
      <h1 className="text-title">{t('title')}</h1>
      <p className="mt-4">{t('intro')}</p>
      <ul className="mt-6 list-disc space-y-3 ps-5">
        {points.map((key) => (
          <li key={key}>{t(`points.${key}`)}</li>
        ))}
      </ul>
      <LegalContact email={env().SUPPORT_EMAIL} />
    </article>
  )
}
