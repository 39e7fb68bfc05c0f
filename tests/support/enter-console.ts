import type { Page } from '@playwright/test'
import { staffCookie } from './staff-cookie'

/** Opens the console as the demonstration's administrator. */
export async function enterConsole(page: Page, path = '/ice_builder'): Promise<void> {
  const [name, value] = (await staffCookie()).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: process.env['SITE_UNDER_TEST']! }])
  await page.goto(path)
}
