import { defineConfig } from 'vitest/config'
import { testGroups } from './tests/support/test-groups.ts'

const long = process.env['MARU_LONG'] === '1'
const groups = testGroups(import.meta.dirname)

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
    // Each file in exactly one of them (tests/support/test-groups.ts).
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: groups.pure,
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
          name: 'renewed',
          include: groups.renewed,
          // Processes, not threads: sharp, pino and node:net are used as the product uses them.
          pool: 'forks',
          isolate: false,
          setupFiles: ['tests/support/refuse-warnings.ts', 'tests/support/renew-modules.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          include: groups.documents,
          environment: 'happy-dom',
          pool: 'forks',
          // One document for all of a process; each file finds it empty.
          isolate: false,
          setupFiles: ['tests/support/renew-modules.ts', 'tests/support/empty-document.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...groups.alone, ...(long ? ['tests/long/**/*.test.ts'] : [])],
          pool: 'forks',
          setupFiles: ['tests/support/refuse-warnings.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
