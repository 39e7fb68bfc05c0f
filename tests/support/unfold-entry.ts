import type { Page } from '@playwright/test'

/** Opens the group of the console's navigation in which an entry lies folded. @returns how many presses that took. */
export async function unfoldEntry(page: Page, words: string): Promise<number> {
  const entry = page.getByRole('link', { name: words, exact: true, includeHidden: true })
  const folded = page.getByRole('navigation', { name: '관리 메뉴' }).locator('details:not([open])').filter({ has: entry })
  const presses = await folded.count()
  if (presses > 0) await folded.locator('summary').click()
  return presses
}
