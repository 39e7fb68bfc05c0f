// SYS-01: every menu group is reachable at both ends of the widths, and the context menu is off on /styling/ only.
import { readJson } from '../../support/fixtures'
import { block, expect, settled, test } from '../../support/site-test'

interface Menu {
  parentId: string | null
  menuGroup: string
  name: string
}
const groups = (readJson('pages-fixtures/seed/menus.json') as Menu[]).filter((menu) => menu.menuGroup === 'main' && menu.parentId === null)

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
  const statusOf = async (link: string) => expect((await request.get(link)).status(), link).toBe(200)
  for (let at = 0; at < links.length; at += 4) await Promise.all(links.slice(at, at + 4).map(statusOf))
})

test('every menu group is in the drawer at 390 px, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/styling/home')
  await settled(page)
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  const drawer = page.getByRole('dialog', { name: '전체 메뉴' })
  await expect(drawer).toBeVisible()
  for (const { name } of groups) await expect(drawer.getByText(name, { exact: true }).first()).toBeAttached()
  await expect(drawer.getByRole('link', { name: '자재 소요량 계산기' })).toBeVisible()
  await drawer.getByText(groups[0]!.name, { exact: true }).first().click()
  await expect(drawer.getByRole('link', { name: `${groups[0]!.name} 전체보기` })).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/styling/home')
})

for (const [path, prevented] of [
  ['/styling/home', true],
  ['/zin/home', false],
] as const) {
  test(`C-RCLICK, RT-25: the context menu is ${prevented ? 'off' : 'on'} at ${path}`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    const isPrevented = () =>
      page.evaluate(() => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })))
    await expect.poll(isPrevented).toBe(prevented)
  })
}

test('the skip link is the first tab stop and jumps to the content', async ({ page }) => {
  await page.goto('/styling/home')
  await settled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#main')
})

test('C-BP: nothing is wider than the screen at any of the four widths', async ({ page }) => {
  await page.goto('/styling/home')
  for (const width of [480, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await over(), `${width} px`).toBeLessThanOrEqual(0)
    await expect(page.getByRole('button', { name: '전체 메뉴' })).toBeVisible({ visible: width < 1024 })
    if (width < 1024) continue
    // Its last part ends where the page does, not at the edge of the screen.
    const [bar, last] = await Promise.all([
      page.locator('.site-bar').boundingBox(),
      page.getByRole('banner').getByRole('link', { name: '상담 신청' }).last().boundingBox(),
    ])
    expect(last!.x + last!.width, `${width} px`).toBeLessThanOrEqual(bar!.x + bar!.width + 1)
  }
})

test('the section menu marks the page, and the section of a detail', async ({ page }) => {
  await page.goto('/zin/event/event')
  const menu = page.getByRole('navigation', { name: '이벤트 메뉴' })
  await expect(menu.getByRole('link', { name: '진행 중 이벤트' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: '종료된 이벤트' })).not.toHaveAttribute('aria-current')
})

test('S-LAYER-1, S-LAYER-2: a disclosure takes 300 ms, and opening one closes its neighbours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/cs/faq')
  await settled(page)
  const questions = page.locator('main details')
  const open = () => questions.evaluateAll((all) => all.flatMap((item, i) => ((item as HTMLDetailsElement).open ? [i] : [])))
  const [first, second] = [questions.nth(0), questions.nth(1)]
  expect(await first.evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration)).toContain('0.3s')
  await first.locator('summary').click()
  await second.locator('summary').click()
  expect(await open()).toEqual([1])
  await second.locator('summary').click()
  expect(await open()).toEqual([])
})

test('G-CONTACT, RT-09: a link to the consultation opens a new window, and the page stays', async ({ page, context, editor }) => {
  await editor.publish({
    route: '/campaign/contact',
    layout: 'content',
    title: '상담',
    blocks: [block('rich-text', { html: '<p><a href="/cs/contact">글 속의 상담 신청</a></p>' })],
  })
  await page.goto('/campaign/contact')
  await settled(page)
  for (const link of [
    page.getByRole('link', { name: '글 속의 상담 신청' }),
    page
      .getByRole('banner')
      .getByRole('link', { name: /^상담 신청/ })
      .first(),
  ]) {
    const opened = context.waitForEvent('page')
    await link.click()
    expect(new URL((await opened).url()).pathname).toBe('/zin/consulting/start')
    expect(new URL(page.url()).pathname).toBe('/campaign/contact')
  }
  await page.goto('/cs/contact')
  await expect(page.getByRole('link', { name: /^상담 신청 열기/ })).toHaveAttribute('href', '/zin/consulting/start')
})

test('the hero shows one scene while it comes to life', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen = new Set<number>()
    Object.assign(globalThis, { seen })
    const look = () => {
      const scenes = [...document.querySelectorAll('[aria-roledescription="슬라이드"]')].filter((scene) => {
        const { left, right } = scene.getBoundingClientRect()
        return (
          left < innerWidth &&
          right > 0 &&
          scene.firstElementChild!.firstElementChild!.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
      })
      if (scenes.length > 0) seen.add(scenes.length)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/styling/home')
  await settled(page)
  await expect(page.getByRole('button', { name: '다음 장면' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<number> }).seen])).toEqual([1])
})

test('a popup opens after the first view, covers nothing, and stays closed for the day', async ({ page }) => {
  const popup = page.getByRole('complementary', { name: /전시장 상담/ })
  const come = async () => {
    await page.goto('/styling/home')
    await settled(page)
    await page.evaluate(() => scrollTo(0, innerHeight))
  }
  await come()
  await expect(popup).toBeVisible()
  await expect(popup.locator(':focus')).toHaveCount(0)
  await popup.getByRole('button', { name: '오늘 하루 보지 않기' }).click()
  await expect(popup).toHaveCount(0)
  await come()
  await page.waitForTimeout(500)
  await expect(popup).toHaveCount(0)
})
