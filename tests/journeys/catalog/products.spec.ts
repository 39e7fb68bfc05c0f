// SYS-26, SYS-27 and SYS-28: the gallery and its videos, what is compared and remembered, the catalogue and the calculator.
import type { Frame, Page } from '@playwright/test'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

const PRODUCT = '/zin/product/floor-oak-natural'

/** Replaces YouTube: an empty player that records its messages. */
async function fakeYoutube(page: Page): Promise<void> {
  const body = `<!doctype html><title>player</title><script>window.heard = []; addEventListener('message', (event) => window.heard.push(String(event.data)))</script>`
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body }))
}
const playersOf = (page: Page): Frame[] => page.frames().filter((frame) => frame.url().startsWith('https://www.youtube-nocookie.com/'))
const heardBy = (player: Frame) => player.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join())

test('SYS-26, S-GAL-3: the gallery zooms up to 3, the next slide starts at 1, and a video ends with its slide', async ({
  page,
  complaints,
}) => {
  await fakeYoutube(page)
  await page.goto(PRODUCT)
  await settled(page)
  await page.getByRole('link', { name: '크게 보기' }).first().click()
  const gallery = page.getByRole('dialog', { name: /사진과 영상/ })
  const zoom = gallery.locator('output')
  const photo = gallery.locator('img[draggable=false]')
  await expect(zoom).toHaveText('1.0배')
  await photo.hover()
  for (let i = 0; i < 25; i++) await page.mouse.wheel(0, -100)
  await expect(zoom).toHaveText('3.0배')
  // The full resolution: a smaller size would be blurred.
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  await gallery.getByRole('button', { name: '다음', exact: true }).click()
  await expect(zoom).toHaveText('1.0배')
  // The fourth slide is a video; leaving it ends it.
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight')
  await gallery.getByRole('link', { name: /^영상 재생/ }).click()
  await expect.poll(() => playersOf(page).length).toBe(1)
  const address = new URL(playersOf(page)[0]!.url())
  expect(['rel', 'fs', 'playsinline'].map((name) => address.searchParams.get(name))).toEqual(['0', '0', '1'])
  await gallery.getByRole('button', { name: '다음', exact: true }).click()
  await expect.poll(() => playersOf(page).length).toBe(0)
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  expect(complaints).toEqual([])
})

test('a product’s page: its price, its colours to choose, and tabs to each of its parts', async ({ page, complaints }) => {
  await page.goto(PRODUCT)
  await settled(page)
  const main = page.locator('main')
  // What a box of this width costs in the store, by the square metre.
  await expect(main.getByText('42,420원').first()).toBeVisible()
  await expect(main.getByRole('link', { name: '구매하기' }).first()).toHaveAttribute('href', '/store/goods/wood-oak-natural')

  const colours = page.getByRole('group', { name: /^색상 오크 내추럴/ })
  await expect(colours.getByRole('radio', { name: '오크 내추럴' })).toBeChecked()
  const stage = page.getByRole('region', { name: /사진과 영상$/ })
  await colours.getByRole('radio', { name: '오크 내추럴' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '라임드 오크' })).toBeChecked()
  await expect(page.getByRole('group', { name: /^색상 라임드 오크/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '라임드 오크 제품 보기' })).toHaveAttribute('href', '/zin/product/floor-limed-oak')
  await expect(stage.getByRole('button', { name: /라임드 오크|석회/ }).and(stage.locator('[aria-current]'))).toHaveCount(1)

  await main.getByRole('link', { name: /^전시 중인 매장/ }).click()
  const tabs = page.getByRole('navigation', { name: '제품 정보' })
  await expect(tabs.getByRole('link', { name: /^전시 매장/ })).toHaveAttribute('aria-current', 'true')
  await tabs.getByRole('link', { name: '규격과 성능' }).click()
  await expect(page).toHaveURL(/#specs$/)
  await expect(tabs.getByRole('link', { name: '규격과 성능' })).toHaveAttribute('aria-current', 'true')
  // The tabs stay visible and do not cover their targets.
  const [bar, heading] = await Promise.all([tabs.boundingBox(), page.getByRole('heading', { name: '규격과 성능' }).boundingBox()])
  expect(bar!.y).toBeLessThan(100)
  expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  await page.goBack()
  await expect(page).toHaveURL(/#showrooms$/)
  expect(complaints).toEqual([])
})

test('SYS-26: a second video pauses the first', async ({ page }) => {
  await fakeYoutube(page)
  await page.goto(PRODUCT)
  await settled(page)
  const stage = page.getByRole('region', { name: /사진과 영상$/ })
  await stage.getByRole('button', { name: /번째 영상/ }).click()
  await stage.getByRole('link', { name: /^영상 재생/ }).click()
  await expect.poll(() => playersOf(page).length).toBe(1)
  const first = playersOf(page)[0]!
  expect(await heardBy(first)).not.toContain('pauseVideo')
  await page
    .getByRole('region', { name: '영상으로 보기' })
    .getByRole('link', { name: /^영상 재생/ })
    .click()
  await expect.poll(() => playersOf(page).length).toBe(2)
  await expect.poll(() => heardBy(first)).toContain('pauseVideo')
})

test('SYS-27: eight floors, no ninth, a window restarts the list, and a reload preserves it', async ({ page }) => {
  await page.goto('/zin/category/floor')
  await settled(page)
  const adds = page.getByRole('button', { name: /^비교함 담기:/ })
  const tray = page.getByRole('complementary', { name: '비교함' })
  await expect(tray).toBeHidden()
  for (let i = 0; i < 8; i++) await adds.nth(i).click()
  await expect(tray).toContainText('8/8')
  await adds.nth(8).click()
  await expect(page.getByRole('status').filter({ hasText: '비교함에는 최대 8개까지 담을 수 있습니다.' })).toBeVisible()
  await expect(tray).toContainText('8/8')

  await tray.getByRole('button', { name: '비교하기' }).click()
  const layer = page.getByRole('dialog', { name: '제품 비교' })
  await expect(layer.getByRole('columnheader')).toHaveCount(8)
  await expect(layer.getByRole('rowheader', { name: '규격' })).toBeVisible()
  const prices = layer
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '가격' }) })
    .getByRole('cell')
  await expect(prices).toHaveText(Array(8).fill(/원부터 \(시공비 별도\)$|^가격 상담$/))
  // What another kind of floor has is not said to be missing here.
  await expect(layer.getByRole('cell', { name: '해당 없음', exact: true }).first()).toBeVisible()
  await expect(layer.getByRole('cell', { name: '정보 없음' })).toHaveCount(0)

  // Whoever is sent it reads the same products and prices, and of one that is gone that it is.
  const sent = (await layer.getByRole('columnheader').getByRole('link').allInnerTexts()).map((name) => name.trim())
  const ids = await layer
    .getByRole('columnheader')
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => decodeURIComponent(link.pathname.split('/').at(-1)!)))
  const address = `/zin/compare?ids=${ids.join()}`
  await expect(layer.getByRole('link', { name: '공유할 화면' })).toHaveAttribute('href', address)
  const { document } = await readPage(page.request, `/zin/compare?ids=${[...ids.slice(0, 3), 'no-such-floor'].join()}`)
  expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual(['공유'])
  expect([...document.querySelectorAll('main th[scope=col] a')].map(({ textContent }) => textContent)).toEqual(sent.slice(0, 3))
  expect(document.querySelector('main table')!.textContent).toContain((await prices.first().innerText()).trim())
  expect(document.querySelector('main [role=status]')!.textContent).toBe('이 비교의 제품 가운데 1개는 더 이상 찾을 수 없습니다.')
  await page.keyboard.press('Escape')

  await page.goto('/zin/product/frame-white')
  await settled(page)
  const add = page.getByRole('button', { name: '비교함 담기' }).locator('visible=true')
  await add.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await expect(tray).toContainText('8/8')
  await add.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '담기' }).click()
  await expect(tray).toContainText('1/8')
  await expect(tray).toContainText('창호')
  await page.reload()
  await expect(tray).toContainText('1/8')
  await expect(add).toHaveAttribute('aria-pressed', 'true')
})

test('SYS-27, Q-057: on a phone a strip on the lower edge says how many are compared, covers no button, and opens them', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zin/category/floor')
  await settled(page)
  const pill = page.getByRole('button', { name: /^비교함 \d+$/ })
  await expect(pill).toBeHidden()
  const adds = page.getByRole('button', { name: /^비교함 담기:/ })
  for (let i = 0; i < 2; i++) await adds.nth(i).click()
  await expect(pill).toHaveText('비교함 2')
  // Whatever gets the focus by keys is scrolled out from under it (WCAG 2.4.11).
  await adds.nth(1).focus()
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    const [focused, strip] = await page.evaluate(() => {
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
      return [
        bottomOf(document.activeElement!),
        innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
      ] as const
    })
    expect(focused).toBeLessThanOrEqual(strip + 1)
  }
  const box = (await pill.boundingBox())!
  expect([box.x, box.width, box.y + box.height]).toEqual([0, 390, 844])
  await pill.click()
  const layer = page.getByRole('dialog', { name: '제품 비교' })
  await expect(layer.getByRole('columnheader')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(pill).toBeFocused()
  expect(complaints).toEqual([])
})

test('SYS-27: a product that was looked at is remembered beside the next one', async ({ page }) => {
  await page.goto(PRODUCT)
  await settled(page)
  await page.goto('/zin/product/frame-white')
  const recent = page.getByRole('region', { name: '최근 본 제품' })
  await expect(recent.getByRole('link', { name: '원목결 마루 오크 내추럴' })).toHaveAttribute('href', PRODUCT)
  await recent.getByRole('button', { name: '기록 지우기' }).click()
  await expect(recent).toBeHidden()
})

for (const width of [1440, 390]) {
  test(`SYS-28: at ${width} px a catalogue of a category opens and its pages turn`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/zin/catalog')
    await page.getByRole('navigation', { name: '카탈로그 품목' }).getByRole('link', { name: '창호' }).click()
    await expect(page).toHaveURL(/\?category=window$/)
    await settled(page)
    await page.getByRole('button', { name: '온결 창호' }).click()
    const book = page.getByRole('dialog', { name: '온결 창호' })
    const place = book.getByRole('status')
    await expect(place).toHaveText('1 / 13페이지')
    await book.getByRole('button', { name: '다음 페이지' }).click()
    await expect(place).toHaveText(width > 1000 ? '2–3 / 13페이지' : '2 / 13페이지')
    await page.keyboard.press('End')
    await expect(place).toHaveText(width > 1000 ? '12–13 / 13페이지' : '13 / 13페이지')
    await expect(book.getByRole('button', { name: '다음 페이지' })).toBeDisabled()
    await page.keyboard.press('ArrowLeft')
    await expect(place).toHaveText(width > 1000 ? '10–11 / 13페이지' : '12 / 13페이지')
    await book.getByRole('button', { name: '닫기' }).click()
    await expect(book).toBeHidden()
    expect(complaints).toEqual([])
  })

  test(`SYS-28: at ${width} px the calculator adds rooms up before it rounds boxes, and puts them into the cart`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/zin/calculator?prdId=floor-herringbone-walnut')
    await settled(page)
    await page.getByRole('button', { name: '장바구니에 담기' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '방의 크기를 입력해 주세요.' })).toBeVisible()
    const first = page.getByLabel('거실 가로(m)')
    await expect(first).toBeFocused()
    // What is no length is said so, and not reckoned with as another number.
    await first.fill('-3')
    await page.getByLabel('거실 세로(m)').fill('5')
    await page.getByRole('button', { name: '방 더하기' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '4.6처럼 숫자로만 입력해 주세요.' })).toBeVisible()
    await first.fill('5.1')
    await page.getByLabel('안방 가로(m)').fill('4.5')
    await page.getByLabel('안방 세로(m)').fill('4.5')
    await page.getByRole('button', { name: '방 더하기' }).click()
    await page.getByLabel('작은방 재는 방법').selectOption('m2')
    await page.getByLabel('작은방 넓이(㎡)').fill('14.25㎡')
    // 60 square metres of herringbone: 69 with what is cut off, in boxes of 1.98.
    const status = page.getByRole('status').filter({ hasText: '박스' })
    await expect(status).toHaveText('35박스')
    await page.getByRole('checkbox').check()
    await expect(status).toHaveText('36박스')
    await page.getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: '35박스 장바구니에 담기' }).click()
    await expect(page.getByText('장바구니에 담았습니다.')).toBeVisible()
    expect(complaints).toEqual([])
  })
}
