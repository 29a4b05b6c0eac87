import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/server/i18n.ts')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Rate limits and the client's address are the HTTP front's business: scripts/start.ts.
  compress: true,
  headers: async () => [
    { source: '/api/:path*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
    // Drawings by name, which hardly ever change.
    { source: '/emoji/:name', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] },
  ],
  serverExternalPackages: [
    '@node-rs/argon2',
    'pg',
    'sharp',
    'nodemailer',
    '@zxcvbn-ts/language-common',
    'opening_hours',
    '@photostructure/tz-lookup',
  ],
}

export default withNextIntl(config)
