import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/server/platform/i18n.ts',
  // Texts are parsed as the app is built: no browser loads a parser for them.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

/** What the layout and nearly every page bring: small as these are, webpack would put a copy of each into every one of them. */
const everywhere =
  /[\\/](?:lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|clsx[\\/]|(?:use-intl|icu-minify|@formatjs)[\\/]|lib[\\/]client[\\/](?:auth[\\/](?:session|cookies)|platform[\\/]api)\.ts|lib[\\/]schemas[\\/]platform[\\/]wire\.ts|components[\\/]ui[\\/]button\.tsx)/

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Rate limits, the client's address and what every answer says are the HTTP front's business: scripts/server/front.ts.
  compress: true,
  // No page uses Next's image server, and it logs what strangers ask it for.
  images: { unoptimized: true },
  headers: async () => [
    // Drawings by name, which hardly ever change.
    { source: '/emoji/:name', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] },
  ],
  // Types are a suite of `npm test` of their own: a host builds what was tried, and has neither the tests nor their packages.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { isServer, dev }) => {
    if (!isServer && !dev)
      config.optimization.splitChunks.cacheGroups.everywhere = { test: everywhere, name: 'everywhere', chunks: 'all', enforce: true, priority: 50 }
    return config
  },
  serverExternalPackages: [
    '@node-rs/argon2',
    'pg',
    'sharp',
    'nodemailer',
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    'opening_hours',
    '@photostructure/tz-lookup',
  ],
}

export default withNextIntl(config)
