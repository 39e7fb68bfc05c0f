import type { NextConfig } from 'next'

const config: NextConfig = {
  // The bench builds other applications beside this one.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  generateEtags: false,
  reactStrictMode: true,
  // Both forms of an address are served from one copy; the canonical one has no slash at its end.
  skipTrailingSlashRedirect: true,
  // Metadata stands in the head for everybody, and a page that is missing says so in its status.
  htmlLimitedBots: /.*/,
  // Types are checked by `npm test` over the whole tree; a start on a fresh clone need not wait for that.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  devIndicators: false,
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'drizzle-orm',
    'pg',
    'pino',
    'sanitize-html',
    'sharp',
  ],
  experimental: {
    authInterrupts: true,
    // Below it small modules that several blocks share are copied into each block's chunk; the default is 50 KB.
    turbopackChunking: { minChunkSize: 4_000 },
  },
}

export default config
