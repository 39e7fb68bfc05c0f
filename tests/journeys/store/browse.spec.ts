// SYS-39: from the store's home to goods, through categories, conditions, promotions, brand shops and remodelling.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

const main = (page: Page) => page.locator('main')

test('SYS-39: the home is not indexed and leads to a category three levels down and to its goods; the bare paths are refused', async ({
  page,
  complaints,
}) => {
  await page.goto('/store/home')
  await settled(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page).toHaveTitle(/스토어 홈.+라움결/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('스토어')
  await main(page).getByRole('list', { name: '스토어 카테고리' }).getByRole('link', { name: '바닥재' }).click()
  await expect(page).toHaveURL('/store/category/floor')
  await page.getByRole('navigation', { name: '바닥재 분류' }).getByRole('link', { name: '마루' }).click()
  await page.getByRole('navigation', { name: '마루 종류' }).getByRole('link', { name: '일자 마루' }).click()
  await expect(page).toHaveURL('/store/category/floor-wood-plank')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('일자 마루')
  // The fourth level stands below the third, and the way back above it.
  await expect(page.getByRole('navigation', { name: '일자 마루 종류' }).getByRole('link')).toHaveText(['전체', '표준 폭', '광폭'])
  await expect(page.getByRole('navigation', { name: '현재 위치' }).getByRole('listitem')).toHaveText([
    '홈',
    '스토어',
    '바닥재',
    '마루',
    '일자 마루',
  ])
  await settled(page)
  const first = main(page).getByRole('list', { name: '일자 마루 상품' }).getByRole('link').first()
  const name = (await first.textContent())!
  await first.click()
  await expect(page).toHaveURL(/\/store\/goods\//)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])

  for (const path of ['/store', '/store/goods', '/store/category']) {
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBe(404)
    await expect(page.getByText('접근할 수 없는 페이지입니다.')).toBeVisible()
  }
})

test('SYS-39: options depend on each other, each says its price and stock, and the amount has delivery and installation from the first view', async ({
  page,
  complaints,
}) => {
  await page.goto('/store/goods/table-walnut')
  await settled(page)
  const total = main(page).getByRole('definition').filter({ hasText: /원$/ })
  await expect(main(page).getByText('총 주문 금액')).toBeVisible()
  await expect(total.last()).toHaveText(/^[\d,]+원$/)
  const wood = main(page).getByRole('group', { name: /^나무/ })
  const length = main(page).getByRole('group', { name: /^길이/ })
  const bench = main(page).getByRole('group', { name: /^벤치/ })
  // 담기 without a choice says which option is missing and goes there.
  await main(page).getByRole('button', { name: '담기' }).locator('visible=true').click()
  await expect(main(page).getByRole('alert').first()).toHaveText('나무 옵션을 선택해 주세요.')
  await expect(wood.getByRole('radio').first()).toBeFocused()
  // By the keyboard alone.
  await page.keyboard.press('Space')
  await expect(wood.getByRole('radio', { name: '월넛' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(wood.getByRole('radio', { name: '오크' })).toBeChecked()
  await length.getByRole('radio', { name: '1,800mm' }).check()
  await bench.getByRole('radio', { name: /하나.*7개 남음/ }).check()
  const said = main(page).getByRole('status').filter({ hasText: '오크' })
  await expect(said).toHaveText(/^오크, 1,800mm, 하나\. [\d,]+원\. 7개 남음\. 1개 모두 [\d,]+원$/)
  // No more than are left.
  const more = main(page).getByRole('button', { name: '수량 늘리기' })
  for (let i = 0; i < 6; i++) await more.click()
  await expect(main(page).getByRole('group', { name: '수량' })).toContainText('7')
  await expect(said).toHaveText(/7개 모두/)
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await more.press('Enter')
  await expect(said).toHaveText(/7개 모두/)
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('what is sold out says so and cannot be ordered; a combination that is sold out cannot be chosen', async ({ page }) => {
  await page.goto('/store/goods/tile-emperador')
  await settled(page)
  await expect(main(page).getByText('품절된 상품입니다.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: '담기' })).toHaveCount(0)
  await expect(main(page).getByRole('radio').and(page.locator(':enabled'))).toHaveCount(0)
  await page.goto('/store/goods/bed-rattan')
  await settled(page)
  await expect(main(page).getByRole('radio', { name: /킹.*품절/ })).toBeDisabled()
  await expect(main(page).getByRole('radio', { name: /퀸.*6개 남음/ })).toBeEnabled()
})

test('C-PAGE24, C-BADGE: a category is narrowed, sorted and paged by its URL, also without JavaScript', async ({ page, browser }) => {
  await page.goto('/store/category/floor')
  await settled(page)
  const sorts = page.getByRole('navigation', { name: '정렬' })
  await expect(sorts.getByRole('link')).toHaveText(['최신순', '인기순', '낮은 가격순', '높은 가격순', '후기순'])
  await sorts.getByRole('link', { name: '낮은 가격순' }).click()
  await expect(page).toHaveURL('/store/category/floor?sort=cheap')
  const list = main(page).getByRole('list', { name: '바닥재 상품' })
  const prices = async () => (await list.locator('li b').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  await expect.poll(async () => (await prices()).every((price, i, all) => i === 0 || all[i - 1]! <= price)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/store/category/floor')

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  const still = await plain.newPage()
  await still.goto('/store/category/floor?filter=timesale&sort=dear')
  const cards = still.getByRole('list', { name: '바닥재 상품' }).getByRole('listitem')
  expect(await cards.count()).toBeGreaterThan(0)
  for (const card of await cards.all()) await expect(card.getByText('타임세일', { exact: true })).toBeVisible()
  await still.goto('/store/category/floor?filter=nothing&page=99')
  await expect(still.getByText('이 페이지에는 항목이 없습니다.')).toBeVisible()
  // A time sale says until when it holds.
  await still.goto('/store/goods/wood-ash-white')
  await expect(still.locator('main time').first()).toHaveText(/^\d{4}\.\d\d\.\d\d 23:59$/)
  await plain.close()
})

test('a time sale counts down without asking the server, and viewed goods are remembered by the browser', async ({ page }) => {
  await page.goto('/store/goods/wood-ash-white')
  await settled(page)
  const timer = main(page).getByRole('timer')
  await expect(timer).toHaveText(/^(\d+일 )?\d\d:\d\d:\d\d 남음$/)
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before!)
  await page.goto('/store/best')
  await page.getByRole('heading', { name: '최근 본 상품' }).scrollIntoViewIfNeeded()
  const viewed = main(page).getByRole('list', { name: '최근 본 상품' })
  await expect(viewed.getByRole('link')).toHaveAttribute('href', '/store/goods/wood-ash-white')
  await page.getByRole('button', { name: '기록 지우기' }).click()
  await expect(viewed).toHaveCount(0)
})

test('promotions, relays, brand shops and remodelling: each record on its own page, each way back', async ({ page, complaints }) => {
  await page.goto('/store/promotion')
  await main(page).getByRole('link', { name: '겨울 바닥 준비전' }).click()
  await expect(page).toHaveURL('/store/promotion/1')
  await expect(main(page).getByRole('list', { name: '기획전 상품' }).getByRole('listitem').nth(3)).toBeVisible()
  // A relay is shown on the page of relays, the one of now without an id, with the one after it.
  await page.goto('/store/promotion/6')
  await expect(page).toHaveURL('/store/promotion/relay/6')
  await page.goto('/store/promotion/relay')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('결 이어 보기 ② 월넛')
  await main(page).getByRole('link', { name: '결 이어 보기 ③ 돌' }).click()
  await expect(page).toHaveURL('/store/promotion/relay/7')

  await page.goto('/store/brand-shop')
  await main(page).getByRole('link', { name: '누리목' }).click()
  await expect(page).toHaveURL('/store/brand-shop/brand-nurimok')
  await expect(main(page).getByRole('list', { name: '누리목 상품' }).getByRole('listitem').first()).toContainText('누리목')
  expect((await page.request.get('/store/brand-shop/nobody')).status()).toBe(404)

  await page.goto('/store/remodeling?categoryId=remodel-kitchen')
  const kitchens = main(page).getByRole('list', { name: '리모델링', exact: true }).getByRole('listitem')
  await expect(kitchens).toHaveCount(3)
  await kitchens.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/store\/remodeling\/remodel-kitchen-/)
  // It is asked for in a consultation and has no cart.
  await expect(main(page).getByRole('button', { name: '담기' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: '상담 신청' })).toHaveAttribute('href', '/zin/consulting/form?checkValue=kitchen')
  await page.goto('/store/goods/remodel-kitchen-sage')
  await expect(page).toHaveURL('/store/remodeling/remodel-kitchen-sage')
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('G-STORE: a category that cannot be read leads to its parent or to the store', async ({ request }) => {
  for (const [path, to] of [
    ['/store/category/nothing', '/store/home'],
    ['/store/category/nothing?category=floor', '/store/category/floor'],
    ['/store/category/remodel-bath', '/store/remodeling?categoryId=remodel-bath'],
  ]) {
    const answer = await request.get(path!, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], path).toEqual([307, to])
  }
  expect((await request.get('/store/goods/nothing')).status()).toBe(404)
})

test('on a phone the two ways to order stay in reach, and what is put into the cart is said with a way to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/store/goods/pot-herb')
  await settled(page)
  const bar = page.getByRole('group', { name: '주문', exact: true })
  await expect(bar).toBeInViewport()
  // The price may lie below the first view: what is to be paid stands in the bar.
  await expect(bar).toContainText(/합계 [\d,]+원/)
  await bar.getByRole('button', { name: '담기' }).click()
  const said = page.getByRole('status').filter({ hasText: '장바구니에 담았습니다.' })
  await expect(said).toBeVisible()
  await expect(said.getByRole('button', { name: '장바구니 보기' })).toBeVisible()
  const { data } = (await (await page.request.get('/svc/orderCartSvcApi/cartList')).json()) as {
    data: { item: { count: number }; items: { items: { productId: string; qty: number }[] }[] }
  }
  expect([data.item.count, data.items[0]!.items[0]]).toMatchObject([1, { productId: 'pot-herb', qty: 1 }])
})

test('what turns the reviews of goods is loaded with the first press, which counts, and by keyboard', async ({ page, complaints }) => {
  const loaded: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()))
  const ofReviews = () => loaded.filter((url) => url.includes('review-list'))
  await page.goto('/store/goods/table-walnut')
  await settled(page)
  const reviews = main(page).getByRole('region', { name: '상품 후기' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await reviews.scrollIntoViewIfNeeded()
  await settled(page)
  const stars = reviews.getByText(/^별점 \d점$/)
  await expect(stars).toHaveCount(3)
  expect(ofReviews()).toEqual([])

  const best = reviews.getByRole('link', { name: '별점 높은순' })
  await best.click()
  await expect(best).toHaveAttribute('aria-current', 'true')
  expect(ofReviews()).toHaveLength(1)
  await expect(stars).toHaveText(['별점 5점', '별점 5점', '별점 3점'])
  await expect(reviews.getByRole('status')).toHaveText('후기 3건 가운데 3건')

  await page.reload()
  await settled(page)
  await main(page).getByRole('link', { name: '후기 쓰기' }).focus()
  for (let i = 0; i < 20 && !(await best.evaluate((link) => link === document.activeElement)); i++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(best).toHaveAttribute('aria-current', 'true')
  await expect(best).toBeFocused()
  expect(complaints).toEqual([])
})
