import './globals.css'
import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { KeepRecent } from '#components/offline/keep-recent'
import { Footer } from '#components/shell/footer'
import { Header } from '#components/shell/header'
import { Installation } from '#components/shell/installation'
import { MessagesProvider } from '#components/shell/messages-provider'
import { PageFocus } from '#components/shell/page-focus'
import { PreviewPlace } from '#components/shell/preview-place'
import { groundColors } from '#lib/domain/account/theme'
import { env } from '#lib/env'
import { directionOf } from '#lib/i18n/language'
import { currentDistanceUnit } from '#lib/server/account/distance-unit'
import { currentTheme } from '#lib/server/account/theme'
import { currentUser } from '#lib/server/auth/current-user'
import { fontVariables } from './fonts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  const { NEXTAUTH_URL } = env()
  return {
    title: { default: t('name'), template: `%s · ${t('name')}` },
    description: t('description'),
    applicationName: t('name'),
    appleWebApp: { capable: true, title: t('name') },
    // The base address for app/opengraph-image.jpg in messengers' previews.
    ...(NEXTAUTH_URL && { metadataBase: new URL(NEXTAUTH_URL) }),
  }
}

export async function generateViewport(): Promise<Viewport> {
  const theme = await currentTheme()
  const bySystem = (['light', 'dark'] as const).map((scheme) => ({ media: `(prefers-color-scheme: ${scheme})`, color: groundColors[scheme] }))
  return { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: theme === 'system' ? bySystem : groundColors[theme] }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const t = await getTranslations('shell')
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={await currentTheme()}
      data-distance={await currentDistanceUnit()}
      data-profile-order={(await currentUser())?.profileOrder}
      className={fontVariables}
    >
      <head>
        {/* With cookies: the manifest is in the user's language, and browsers request it without cookies by default. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
        >
          {t('skip')}
        </a>
        {env().NEXT_PUBLIC_PREVIEW && (
          <MessagesProvider only={['preview']}>
            <PreviewPlace />
          </MessagesProvider>
        )}
        <Header />
        <MessagesProvider only={['install']}>
          <Installation hasWorker={env().NODE_ENV === 'production'} />
        </MessagesProvider>
        <MessagesProvider only={['error']}>{children}</MessagesProvider>
        <KeepRecent />
        <PageFocus />
        <Footer />
      </body>
    </html>
  )
}
