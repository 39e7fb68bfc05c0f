import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/tools/browser.mjs'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/journeys',
  // Starts the built site on a free port with a data folder of its own, and stops it.
  globalSetup: './tests/support/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Once more, for a busy machine's sake. `npm test` names the tests that needed it, and fails when they are more than three.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
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
