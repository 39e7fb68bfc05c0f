import { test as base, errors, expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { Editor } from './editor'
import { staffCookie } from './staff-cookie'

interface Fixtures {
  /** Requests of a signed-in editor. */
  staff: APIRequestContext
  /** What the browser complained about so far: console errors and uncaught exceptions. */
  complaints: string[]
  editor: Editor
}

const site = () => process.env['SITE_UNDER_TEST']!

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(site()),
  staff: async ({ playwright }, use) => {
    const context = await playwright.request.newContext({
      baseURL: site(),
      extraHTTPHeaders: { origin: site(), cookie: await staffCookie(site()) },
    })
    await use(context)
    await context.dispose()
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(`${message.text()} (${message.location().url})`))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(complaints)
  },
  editor: async ({ staff }, use) => use(new Editor(staff)),
})

let made = 0
/** A block as stored, in its first version. */
export const block = (type: string, props: Record<string, unknown>, slots?: Record<string, Block[]>): Block => ({
  id: `${type}-${++made}`,
  type,
  v: 1,
  props,
  ...(slots ? { slots } : {}),
})

/**
 * Waits until the page's islands answer: documents are readable before they are interactive. Playwright can miss an idle network
 * for good, when a frame's request comes and goes around the load (microsoft/playwright#42598): so it is waited for with a bound,
 * long after which the islands have come.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  await page.evaluate(() => document.fonts.ready)
}

export { expect }
