import { getLocale, getTranslations } from 'next-intl/server'
import { groundColors } from '#lib/domain/account/theme'
import { directionOf } from '#lib/i18n/language'
import { currentTheme } from '#lib/server/account/theme'

/** The web app manifest (https://www.w3.org/TR/appmanifest/), in the user's language and colors. */
export async function GET(): Promise<Response> {
  const t = await getTranslations('manifest')
  const shell = await getTranslations('shell')
  const locale = await getLocale()
  const theme = await currentTheme()
  const ground = groundColors[theme === 'dark' ? 'dark' : 'light']
  const manifest = {
    id: '/',
    name: t('name'),
    short_name: shell('name'),
    description: shell('description'),
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['education', 'kids', 'lifestyle'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      icon('monochrome-512', 512, 'monochrome'),
    ],
    screenshots: [
      screenshot('deck', 'narrow', t('screenshots.deck')),
      screenshot('details', 'narrow', t('screenshots.details')),
      screenshot('explore', 'wide', t('screenshots.explore')),
      screenshot('activity', 'wide', t('screenshots.activity')),
    ],
    shortcuts: [
      { name: t('shortcuts.create'), url: '/', icons: [icon('shortcut-create', 96, 'any')] },
      { name: t('shortcuts.saved'), url: '/explore/saved', icons: [icon('shortcut-saved', 96, 'any')] },
      { name: t('shortcuts.map'), url: '/map', icons: [icon('shortcut-map', 96, 'any')] },
    ],
  }
  // The same address serves another language to the next user of this device.
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'private, no-cache' }
  return Response.json(manifest, { headers })
}

function icon(name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

const screenshotSizes = { narrow: '780x1560', wide: '1280x800' }

function screenshot(name: string, formFactor: keyof typeof screenshotSizes, label: string) {
  return { src: `/screenshots/${name}.webp`, sizes: screenshotSizes[formFactor], type: 'image/webp', form_factor: formFactor, label }
}
