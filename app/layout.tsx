import './globals.css'
import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from '#components/shell/footer'
import { Header } from '#components/shell/header'
import { Texts } from '#components/shell/texts'
import { directionOf } from '#lib/i18n/language'
import { fontVariables } from './fonts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  return { title: { default: t('name'), template: `%s · ${t('name')}` }, description: t('description'), applicationName: t('name') }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf6ef' },
    { media: '(prefers-color-scheme: dark)', color: '#171310' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const t = await getTranslations('shell')
  return (
    <html lang={locale} dir={directionOf(locale)} className={fontVariables}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
        >
          {t('skip')}
        </a>
        <Header />
        <Texts only={['error']}>{children}</Texts>
        <Footer />
      </body>
    </html>
  )
}
