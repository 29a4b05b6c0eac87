import { getTranslations } from 'next-intl/server'

/** Names the contact for /privacy and /terms. */
export async function LegalContact({ email }: { email: string | undefined }) {
  const t = await getTranslations('legal')
  return (
    <p className="mt-8 text-sm text-soft">
      {email ? t('ask', { email }) : t('askOperator')} {t('updated')}.
    </p>
  )
}
