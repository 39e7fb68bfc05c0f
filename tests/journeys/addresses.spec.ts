// SYS-02: queries are cleaned and the address replaced, redirects hold, and metadata names one address for a page.
import { expect, test } from '../support/site-test'

const pathOf = (url: string) => new URL(url).pathname.replace(/(.)\/$/, '$1')

test('a query loses its markup and a keyword its spaces, without a step in the history', async ({ page, context }) => {
  const clean = await context.newPage()
  await clean.goto('/cs/notice?page=2')
  const steps = await clean.evaluate(() => history.length)

  await page.goto(`/search?${new URLSearchParams({ searchKeyword: '<b>강화</b> 마루', utm_source: 'x' })}`)
  await expect.poll(() => new URL(page.url()).searchParams.get('searchKeyword')).toBe('강화마루')
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

for (const [dirty, expected] of [
  ['<script>alert(1)</script>소파', '소파'],
  ['자바스크립트벽지', '벽지'],
  ['<img src=x onerror=alert(1)>타일', '타일'],
  ['3<5', '3<5'],
] as const) {
  test(`searchKeyword=${dirty} becomes ${expected}`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ searchKeyword: dirty })}`)
    await expect.poll(() => new URL(page.url()).searchParams.get('searchKeyword')).toBe(expected)
  })
}

test('parts that were removed cannot join into a new tag', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ searchKeyword: '<scr<b></b>ipt>x</script>' })}`)
  await expect.poll(() => new URL(page.url()).searchParams.get('searchKeyword')).not.toContain('<script')
})

test('the canonical address keeps what names a page and drops what names a campaign', async ({ page }) => {
  await page.goto('/cs/notice?page=2&utm_source=x')
  const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!)
  expect(canonical.pathname).toBe('/cs/notice')
  expect(canonical.search).toBe('?page=2')
  await expect(page.locator('link[rel=alternate][media="only screen and (max-width: 640px)"]')).toHaveCount(1)
  await expect(page).toHaveTitle(/ \| 라움결$/)
})

for (const [from, to] of [
  ['/', '/styling/home'],
  ['/zin/event/event/review', '/zin/event/event'],
  ['/zin/event/festa', '/zin/event/event'],
] as const) {
  test(`${from} lands on ${to}`, async ({ page }) => {
    await page.goto(from)
    expect(pathOf(page.url())).toBe(to)
  })
}

test('campaign names survive the way from / to the home page', async ({ page }) => {
  await page.goto('/?utm_source=letter')
  const url = new URL(page.url())
  expect(pathOf(url.href)).toBe('/styling/home')
  expect(url.searchParams.get('utm_source')).toBe('letter')
})

test('a Hangul address is one page, however it is written', async ({ page, editor }) => {
  const route = '/campaign/봄맞이'
  await editor.publish({ route, title: '봄맞이 자재전', blocks: [] })
  for (const form of ['NFC', 'NFD'] as const) {
    const response = await page.goto(encodeURI(route.normalize(form)))
    expect(response!.status(), form).toBe(200)
    await expect(page).toHaveTitle(/^봄맞이 자재전/)
  }
})

test('a malformed address is refused', async ({ request }) => {
  expect((await request.get('/styling/%E0%A4%A')).status()).toBe(400)
})

test('whatever is text travels packed: pages, calls, descriptions', async ({ request }) => {
  for (const path of ['/styling/home', '/svc/service/page?pageRoute=/styling/home', '/svc/schema/validators.mjs', '/ice_builder']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers()['content-encoding'], path).toBe('gzip')
  }
})
