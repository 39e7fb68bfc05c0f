import { test as base, errors, expect, type APIRequestContext, type ConsoleMessage, type Page } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { mayComeEarly } from '@/schemas/rules/events/early'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { Editor } from './editor'
import { staffCookie } from './staff-cookie'

interface Fixtures {
  /** Requests of a signed-in editor. */
  staff: APIRequestContext
  /** What the browser complained about so far: console errors and uncaught exceptions. */
  complaints: string[]
  editor: Editor
  /** Signs this page's browser in as a member of the demonstration, and confirms the password where required. */
  signIn: (memberId: string, confirmed?: 'confirmed') => Promise<void>
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
    const { complaints, stop } = complaintsOf(page)
    await use(complaints)
    stop()
  },
  editor: async ({ staff }, use) => use(new Editor(staff)),
  signIn: async ({ page }, use) =>
    use(async (memberId, confirmed) => {
      const say = async (path: string, form: Record<string, string>) => {
        const send = () => page.request.post(path, { form, headers: { origin: site() } })
        let answer = await send()
        // A busy machine answers 503 for a retry.
        for (let again = 0; again < 3 && answer.status() === 503; again++) answer = await send()
        if (!answer.ok()) throw new Error(`${path} refused ${memberId}: ${answer.status()} ${await answer.text()}`)
      }
      await say('/svc/signIn', { memberId, password: DEMO_PASSWORD })
      if (confirmed) await say('/svc/myPageInfoSvcApi/mypagePasswordCheck', { id: memberId, password: DEMO_PASSWORD })
    }),
})

/** Gathers what the browser complains about on a page until it is stopped. */
export function complaintsOf(page: Page): { complaints: string[]; stop: () => void } {
  const complaints: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const { url } = message.location()
    if (message.type() === 'error' && !(message.text().startsWith('Failed to load resource') && isPrefetched(url, page.url())))
      complaints.push(`${message.text()} (${url})`)
  }
  const onError = (error: Error) => complaints.push(String(error))
  page.on('console', onConsole).on('pageerror', onError)
  return { complaints, stop: () => void page.off('console', onConsole).off('pageerror', onError) }
}

/** A document other than the one that is open can only have been prefetched: its 404 says nothing against this page. */
const isPrefetched = (url: string, open: string) =>
  URL.canParse(url) && url !== open && mayComeEarly(new URL(url)) && !/^\/_next\/|\.\w+$/.test(new URL(url).pathname)

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
