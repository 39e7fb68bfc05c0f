import { defineConfig } from 'vitest/config'

const long = process.env['MARU_LONG'] === '1'

export default defineConfig({
  resolve: {
    alias: {
      '@/': `${import.meta.dirname}/`,
      // What Next's bundler puts in its place under app/: without it a door draws nothing outside Next.
      'next/dynamic': 'next/dist/shared/lib/app-dynamic.js',
    },
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.next/**', '.cache/**', '.bench/**', 'tests/journeys/**', ...(long ? [] : ['tests/long/**'])],
    environment: 'node',
    // Processes, not threads: the embedded database and node:cluster need one of their own.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: long ? 600_000 : 30_000,
    hookTimeout: 60_000,
    // A failed test says so once; a test that needs a second try is a wrong test.
    retry: 0,
    globalSetup: ['tests/support/drop-templates.ts'],
    allowOnly: false,
    env: { TZ: 'UTC' },
  },
})
