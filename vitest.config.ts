import { defineConfig } from 'vitest/config'
import { pureTests } from './tests/support/pure-tests.ts'

const long = process.env['MARU_LONG'] === '1'
const pure = pureTests(import.meta.dirname)

export default defineConfig({
  // As the page server compiles: React's own runtime, except while a page is written as HTML.
  oxc: { jsx: { runtime: 'automatic', importSource: '@/renderer/html' } },
  resolve: {
    alias: {
      '@/': `${import.meta.dirname}/`,
    },
  },
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: long ? 600_000 : 30_000,
    hookTimeout: 60_000,
    // A failed test says so once; a test that needs a second try is a wrong test.
    retry: 0,
    allowOnly: false,
    env: { TZ: 'UTC' },
    globalSetup: ['tests/support/drop-templates.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          // Modules are loaded once for all of them.
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/empty-definitions.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '.next/**',
            '.cache/**',
            '.bench/**',
            'tests/journeys/**',
            ...(long ? [] : ['tests/long/**']),
            ...pure,
          ],
          // Processes, not threads: the embedded database and node:cluster need one of their own.
          pool: 'forks',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
