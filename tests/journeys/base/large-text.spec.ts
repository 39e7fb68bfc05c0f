// A reader whose text is 24 px, on a phone: every word stands in one piece, every list shows what is chosen, and no page is wider than the screen.
import { expect, settled, test } from '../../support/site-test'

const PAGES = [
  '/zin/home',
  '/store/home',
  '/styling/expert-style/detail/1',
  '/zin/product/floor-oak-natural',
  '/store/goods/table-walnut',
  '/zin/exhibition',
  '/zin/exhibition/detail/showroom-nonhyeon',
  '/zin/consulting/start',
  '/zin/event/event',
  '/zin/event/event/106',
  '/zin/event/event/102',
  '/zin/event/event/108',
  '/login',
]

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '24px'))
  })
})

test('at 24 px no word of a page is broken, and no list is cut', async ({ page }) => {
  test.slow()
  const found: string[] = []
  for (const path of PAGES) {
    await page.goto(path)
    await settled(page)
    found.push(...(await page.evaluate(brokenHere)).map((fault) => `${path}: ${fault}`))
  }
  expect(found).toEqual([])
})

test('at 24 px the buttons of the menu leave air beside their words', async ({ page }) => {
  await page.goto('/zin/home')
  await settled(page)
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  const call = page.getByRole('dialog').getByRole('link', { name: /^전화 / })
  await expect(call).toBeVisible()
  const air = await call.evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents(link)
    const [box, text] = [link.getBoundingClientRect(), words.getBoundingClientRect()]
    return Math.min(innerWidth - box.right, box.right - text.right)
  })
  expect(air).toBeGreaterThanOrEqual(8)
})

test('at 24 px the cart and the order form are whole as well', async ({ page, signIn }) => {
  await signIn('seojun')
  const saved = await page.request.post('/svc/orderCartSvcApi/save', {
    data: {
      items: [
        { productId: 'lamp-string', optionId: 'lamp-string-1', qty: 1 },
        { productId: 'sample-film', optionId: 'sample-film-1', qty: 1 },
      ],
    },
    headers: { origin: new URL(process.env['SITE_UNDER_TEST']!).origin },
  })
  expect(saved.status()).toBe(200)
  await page.goto('/store/order/store-cart')
  await settled(page)
  expect(await page.evaluate(brokenHere)).toEqual([])
  await page
    .getByRole('link', { name: /상품 주문하기$/ })
    .locator('visible=true')
    .click()
  await page.waitForURL(/order\/payment/)
  await settled(page)
  expect(await page.evaluate(brokenHere)).toEqual([])
})

/** Runs in the browser. A word of up to six letters has room on every phone; a longer one may have to break. */
function brokenHere(): string[] {
  const faults = new Set<string>()
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add(`${document.documentElement.scrollWidth} px wide`)
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const place = text.parentElement!
    if (place.closest('script, style, template, option') || !place.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of text.data.matchAll(/[가-힣]{2,6}(?![가-힣])/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 10) faults.add(word)
    }
  }
  const ruler = document.createElement('canvas').getContext('2d')!
  for (const list of document.querySelectorAll('select')) {
    if (!list.checkVisibility()) continue
    const { font, paddingLeft, paddingRight } = getComputedStyle(list)
    ruler.font = font
    const words = list.selectedOptions[0]?.text ?? ''
    if (ruler.measureText(words).width > list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1) faults.add(words)
  }
  return [...faults]
}
