// A browser context that outlives its test. What every test used to pay for is paid once a worker: the scripts, styles and fonts of
// the build are fetched, compiled and decoded once. What a visitor leaves behind is taken away in between: pages, cookies,
// permissions, routes, the state of the network (here) and what the site has stored (`forgetVisit`).
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { countCalls } from './settled'

export class ReusedContext {
  readonly #browser: Browser
  /** One for each set of options, since a context keeps those that it began with. */
  readonly #contexts = new Map<string, BrowserContext>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** @param options what tests set by `test.use`; a context of the test's own options is begun by the browser fixture itself. */
  async begin(options: object): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    let context = this.#contexts.get(key)
    if (!context) {
      context = await this.#browser.newContext()
      countCalls(context)
      this.#contexts.set(key, context)
    }
    return context
  }

  async end(context: BrowserContext): Promise<void> {
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
    ])
  }

  async close(): Promise<void> {
    await Promise.all([...this.#contexts.values()].map((context) => context.close()))
  }
}

/** Empties what an earlier visit has stored for the site; the session storage went with its page, the cache of files stays. */
export async function forgetVisit(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' })
  await session.detach()
}
