import createNextIntlPlugin from 'next-intl/plugin'
import nextPWA from 'next-pwa'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/server/platform/i18n.ts',
  // Texts are parsed during the build, so browsers load no parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

/** Builds public/sw.js from lib/worker, with the list of files that it fetches before a new version is used. */
const withPWA = nextPWA({
  dest: 'public',
  sw: 'sw.js',
  swSrc: 'lib/worker/sw.ts',
  // lib/client/platform/service-worker.ts does, once the page is idle.
  register: false,
  cacheStartUrl: false,
  // Without public/: drawings and icons are cached when they are first shown.
  additionalManifestEntries: [],
  buildExcludes: [
    /(^|\/)[^/]*manifest[^/]*\.(json|js)$/i,
    /\.map$/,
    /^server\//,
    /sw\.js$/,
    /chunks\/app\/api\//,
    /chunks\/(?:polyfills|main|pages)[-/]/,
    // Admin screens, which are used only with a network.
    /chunks\/app\/\(wide\)\//,
  ],
  // The map's library is a third of all scripts, so it is cached on first use.
  maximumFileSizeToCacheInBytes: 400_000,
})

/** Modules of the layout and nearly every page. They are so small that webpack would copy them into every page. */
const everywhere =
  /[\\/](?:lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|clsx[\\/]|(?:use-intl|icu-minify|@formatjs)[\\/]|lib[\\/]client[\\/](?:auth[\\/](?:session|signed-out|cookies)|platform[\\/](?:api|api-error|store|query-client)|platform[\\/]offline[\\/](?:connection|query-copies|keep-nothing|copy-refresh|remember))\.ts|lib[\\/]worker[\\/]routing\.ts|lib[\\/]schemas[\\/]platform[\\/]wire\.ts|components[\\/]ui[\\/]button\.tsx)/

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The HTTP front adds headers, rate limits and the client's address: scripts/server/front.ts.
  compress: true,
  // No page uses Next's image server, and it logs the addresses that anyone requests from it.
  images: { unoptimized: true },
  // Offline copies belong to one build: another build may read them differently.
  env: { COMETA_BUILD_ID: process.env.COMETA_BUILD_ID ?? '' },
  // Two instances at one address serve the same files with the same names.
  generateBuildId: () => process.env.COMETA_BUILD_ID ?? null,
  headers: async () => [
    // Browsers must always revalidate the worker, or they would get new versions late.
    { source: '/sw.js', headers: [{ key: 'cache-control', value: 'no-store' }] },
    // Drawings rarely change under one name.
    { source: '/emoji/:name', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] },
  ],
  // `npm test` checks the types separately: a host builds a tested version, without the tests and their packages.
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
