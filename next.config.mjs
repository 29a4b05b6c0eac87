import createNextIntlPlugin from 'next-intl/plugin'
import nextPWA from 'next-pwa'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/server/platform/i18n.ts',
  // Texts are parsed as the app is built: no browser loads a parser for them.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

/** Builds public/sw.js from our own worker, with the list of files it fetches before a new version is used. */
const withPWA = nextPWA({
  dest: 'public',
  sw: 'sw.js',
  swSrc: 'lib/worker/sw.ts',
  // lib/client/platform/service-worker.ts does, once the page is idle.
  register: false,
  cacheStartUrl: false,
  // Nothing of public/: drawings and icons are kept as they are seen.
  additionalManifestEntries: [],
  buildExcludes: [
    /(^|\/)[^/]*manifest[^/]*\.(json|js)$/i,
    /\.map$/,
    /^server\//,
    /sw\.js$/,
    /chunks\/app\/api\//,
    /chunks\/(?:polyfills|main|pages)[-/]/,
    // Screens for admins, who work with a network.
    /chunks\/app\/\(wide\)\//,
  ],
  // The map's library alone is a third of all scripts: it is kept once it was used.
  maximumFileSizeToCacheInBytes: 400_000,
})

/** What the layout and nearly every page bring: small as these are, webpack would put a copy of each into every one of them. */
const everywhere =
  /[\\/](?:lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|clsx[\\/]|(?:use-intl|icu-minify|@formatjs)[\\/]|lib[\\/]client[\\/](?:auth[\\/](?:session|signed-out|cookies)|platform[\\/](?:api|api-error|store|query-client)|platform[\\/]offline[\\/](?:connection|query-copies|keep-nothing|recent-changes|remember))\.ts|lib[\\/]worker[\\/]routing\.ts|lib[\\/]schemas[\\/]platform[\\/]wire\.ts|components[\\/]ui[\\/]button\.tsx)/

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Rate limits, the client's address and what every answer says are the HTTP front's business: scripts/server/front.ts.
  compress: true,
  // No page uses Next's image server, and it logs what strangers ask it for.
  images: { unoptimized: true },
  // Copies on a device belong to one build: another one may read them differently.
  env: { COMETA_BUILD_ID: process.env.COMETA_BUILD_ID ?? '' },
  // Two instances behind one address serve the same files under the same names.
  generateBuildId: () => process.env.COMETA_BUILD_ID ?? null,
  headers: async () => [
    // A browser must always ask for the worker itself, or a new version would reach it late.
    { source: '/sw.js', headers: [{ key: 'cache-control', value: 'no-store' }] },
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

export default withPWA(withNextIntl(config))
