// SYS-01: every menu group is reachable at both ends of the widths, and the context menu is off on /styling/ only.
import waiting from '../support/waiting-links.json' with { type: 'json' }
import { readJson } from '../support/fixtures'
import { expect, settled, test } from '../support/site-test'

interface Menu {
  parentId: string | null
  menuGroup: string
  name: string
}
const groups = (readJson('pages-fixtures/seed/menus.json') as Menu[]).filter((menu) => menu.menuGroup === 'main' && menu.parentId === null)
const patterns = waiting.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`))

test('every menu group opens at 1920 px, and its links answer', async ({ page, request }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/styling/home')
  await settled(page)
  const bar = page.getByRole('navigation', { name: '주 메뉴' })
  for (const { name } of groups) {
    const word = bar.getByText(name, { exact: true }).first()
    await expect(word).toBeVisible()
    if (!(await word.evaluate((element) => element.closest('summary') !== null))) continue
    await word.click()
    await expect(bar.locator('details[open]')).toHaveCount(1)
    await expect(bar.locator('details[open] a').first()).toBeVisible()
  }
  const links = await bar.locator('a[href^="/"]').evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!))])
  expect(links.length).toBeGreaterThan(groups.length)
  for (const link of links) {
    const { pathname } = new URL(link, 'http://site')
    if (patterns.some((pattern) => pattern.test(pathname))) continue
    expect((await request.get(link)).status(), link).toBe(200)
  }
})

test('every menu group is in the drawer at 390 px, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/styling/home')
  await settled(page)
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  const drawer = page.getByRole('dialog', { name: '전체 메뉴' })
  await expect(drawer).toBeVisible()
  for (const { name } of groups) await expect(drawer.getByText(name, { exact: true }).first()).toBeAttached()
  await page.goBack()
  await expect(drawer).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/styling/home')
})

for (const [path, prevented] of [
  ['/styling/home', true],
  ['/zin/home', false],
] as const) {
  test(`the context menu is ${prevented ? 'off' : 'on'} at ${path}`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    const isPrevented = () =>
      page.evaluate(() => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })))
    await expect.poll(isPrevented).toBe(prevented)
  })
}

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/styling/home')
  await settled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#main')
})
