import { test as base, expect, type APIRequestContext, type ConsoleMessage, type Page } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { mayPrefetch } from '@/schemas/rules/base/may-prefetch'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { Editor } from './editor'
import { forgetVisit, ReusedContext } from './reused-context'
import { staffCookie } from './staff-cookie'

interface Fixtures {
  /** Requests of a signed-in editor. */
  staff: APIRequestContext
  /** What the browser complained about so far: console errors and uncaught exceptions. */
  complaints: string[]
  editor: Editor
  /** Signs this page's browser in as a member of the demonstration, and confirms the password where required. */
  signIn: (memberId: string, confirmed?: 'confirmed') => Promise<void>
  /** A context that no other test has used or will use: for what cannot be taken back, such as another clock. */
  ownContext: boolean
}
interface WorkerFixtures {
  reused: ReusedContext
}

const site = () => process.env['SITE_UNDER_TEST']!

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(site()),
  ownContext: [false, { option: true }],
  reused: [
    async ({ browser }, use) => {
      const reused = new ReusedContext(browser)
      await use(reused)
      await reused.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, reused, ownContext, viewport, userAgent, hasTouch, isMobile, deviceScaleFactor, bypassCSP, permissions },
    use,
  ) => {
    const options = { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor, bypassCSP }
    const lender = ownContext ? new ReusedContext(browser) : reused
    const context = await lender.begin(options)
    if (permissions) await context.grantPermissions(permissions)
    await use(context)
    await (ownContext ? lender.close() : lender.end(context))
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await forgetVisit(page, site())
    await use(page)
  },
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
  URL.canParse(url) && url !== open && mayPrefetch(new URL(url)) && !/^\/_next\/|\.\w+$/.test(new URL(url).pathname)

let made = 0
/** Of the types that have been changed since their first version. */
const VERSIONS: Readonly<Record<string, number>> = { image: 2 }

/** A block as stored. */
export const block = (type: string, props: Record<string, unknown>, slots?: Record<string, Block[]>): Block => ({
  id: `${type}-${++made}`,
  type,
  v: VERSIONS[type] ?? 1,
  props,
  ...(slots ? { slots } : {}),
})

export { settled } from './settled'
export { expect }
