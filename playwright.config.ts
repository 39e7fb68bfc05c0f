import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from './scripts/tools/browser.mjs'

const executablePath = findHeadlessBrowser()
const report = process.env['JOURNEYS_REPORT']

export default defineConfig({
  testDir: 'tests/journeys',
  // Starts the built site on a free port with a data folder of its own, and stops it.
  globalSetup: './tests/support/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Under `npm test` once more, for a busy machine's sake; by hand a failure is looked at as it is.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    // More than three tests that pass only when tried again are a fault of the tests or of the site, not of the machine.
    ['./tests/support/retry-limit.ts', { most: 3 }],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('tests/support/fonts.conf', import.meta.url)) },
      args: [
        '--no-sandbox',
        // Pages of one site share a process, as popups of a page do: a new one for each compiled the same scripts anew.
        '--renderer-process-limit=1',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
