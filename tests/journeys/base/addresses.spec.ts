// SYS-02: queries are cleaned and the address replaced, redirects hold, and metadata names one address for a page.
import type { Page } from '@playwright/test'
import { MISSING_PART } from '@/schemas/words/unexpected'
import type { Editor } from '../../support/editor'
import { readPage } from '../../support/read-page'
import { block, expect, settled, test } from '../../support/site-test'

const canonicalOf = (document: Awaited<ReturnType<typeof readPage>>['document']) =>
  new URL(document.querySelector('link[rel=canonical]')!.getAttribute('href')!)
const pathOf = (url: string) => new URL(url).pathname.replace(/(.)\/$/, '$1')

test('V-QRY-5: a query loses its markup and a keyword its spaces, without a step in the history', async ({ page, context }) => {
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

test('the canonical URL contains the names of a page and no campaign', async ({ request }) => {
  const { document } = await readPage(request, '/cs/notice?page=2&utm_source=x')
  const canonical = canonicalOf(document)
  expect(canonical.pathname).toBe('/cs/notice')
  expect(canonical.search).toBe('?page=2')
  expect(document.querySelectorAll('link[rel=alternate][media="only screen and (max-width: 640px)"]')).toHaveLength(1)
  expect(document.title).toMatch(/ \| 라움결$/)
})

for (const [from, to] of [
  ['/', '/styling/home'],
  ['/zin/event/event/review', '/zin/event/event'],
  ['/zin/event/festa', '/zin/event/event'],
] as const) {
  test(`${from} lands on ${to}`, async ({ request }) => {
    const { url } = await readPage(request, from)
    expect(pathOf(url.href)).toBe(to)
  })
}

test('campaign names survive the way from / to the home page', async ({ request }) => {
  const { url } = await readPage(request, '/?utm_source=letter')
  expect(pathOf(url.href)).toBe('/styling/home')
  expect(url.searchParams.get('utm_source')).toBe('letter')
})

test('a Hangul address is one page, however it is written', async ({ request, editor }) => {
  const route = '/campaign/봄맞이'
  await editor.publish({ route, title: '봄맞이 자재전', blocks: [] })
  for (const form of ['NFC', 'NFD'] as const) {
    const { status, document } = await readPage(request, encodeURI(route.normalize(form)))
    expect(status, form).toBe(200)
    expect(document.title).toMatch(/^봄맞이 자재전/)
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

test('RT-06: a page opens at its top, and Back comes back to where one was', async ({ page }) => {
  await page.goto('/cs/notice')
  await settled(page)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.locator('main a[href^="/cs/notice/detail/"]').nth(3).click()
  await page.waitForURL(/detail/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 300) < 40)).toBe(true)
})

test('RT-07: an address with a hash opens at its anchor', async ({ page, editor }) => {
  const tall = Array.from({ length: 30 }, (_, i) => `<p>${i + 1}번째 문단입니다.</p>`).join('')
  await editor.publish({
    route: '/campaign/anchor',
    title: '닻',
    blocks: [
      block('rich-text', { html: tall }),
      block('section', { title: '이야기', anchor: 'story' }, { content: [block('rich-text', { html: tall })] }),
    ],
  })
  await page.goto('/campaign/anchor#story')
  const top = () => page.locator('#story').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(300)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('RT-01, RT-21: a slash at the end is the same page, and one canonical address', async ({ request }) => {
  for (const path of ['/cs/faq', '/cs/faq/']) {
    const { status, document } = await readPage(request, path)
    expect(status, path).toBe(200)
    expect(canonicalOf(document).pathname).toBe('/cs/faq')
  }
})

test('RT-33: a landing by a campaign is remembered with its hash', async ({ page, context }) => {
  await page.goto('/cs/faq?utm_source=mail#ask')
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'ssr_utm_page')?.value
  await expect.poll(kept).toBeDefined()
  expect(JSON.parse(decodeURIComponent((await kept())!))).toEqual({ url: '/cs/faq?utm_source=mail', hash: '#ask' })
})

test('E-CHUNK, RT-27: a file of the build that does not come reloads the page once', async ({ page }) => {
  let visits = 0
  await page.route('**/*', (route, request) => {
    if (request.isNavigationRequest()) visits++
    return /_next\/static\/.*\.js/.test(request.url()) ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto('/cs/faq')
  await expect.poll(() => visits).toBeGreaterThan(1)
  // A loop of reloads would go on.
  await page.waitForTimeout(1_000)
  const scripts = await page.locator('script[src*="/_next/static/"]').count()
  expect(visits).toBeLessThanOrEqual(1 + scripts)
})

test('an island whose file does not come leaves its markup, and the page says so once', async ({ page }) => {
  // All files but those of the page itself.
  await page.route(/\/islands\/(?!boot-|base-\w{8}\.|rolldown)/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/styling/home')
  // Each island's file reloads the page first.
  const said = page.getByRole('status').filter({ hasText: MISSING_PART })
  await expect(said).toBeVisible({ timeout: 20_000 })
  await page.locator('maru-island[name="base/tabs/tab-set"]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('maru-island[awake]:not([plain])')).toHaveCount(0)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(said).toHaveCount(1)
})

test('of ten thousand islands, those that are near the screen wake', async ({ page }) => {
  await page.goto('/styling/home')
  await settled(page)
  const added = page.locator('#many maru-island')
  await page.evaluate(() => {
    const src = document.querySelector('maru-island[name="base/tabs/tab-set"]')!.getAttribute('src')
    const place = document.querySelector('main')!.appendChild(document.createElement('div'))
    place.id = 'many'
    const props = JSON.stringify({ id: 't', label: '많은 탭', tabs: [{ key: 'a', label: '가', panel: '나' }], first: 'a' })
    let html = ''
    for (let i = 0; i < 10_000; i++)
      html += `<maru-island name="base/tabs/tab-set" src="${src}" key="many-${i}" props='${props}'><div style="height:120px">가</div></maru-island>`
    place.innerHTML = html
  })
  await expect(added).toHaveCount(10_000)
  await added.nth(5_000).scrollIntoViewIfNeeded()
  await expect(added.nth(5_000).getByRole('tab')).toBeVisible()
  expect(await page.locator('#many maru-island[awake]').count()).toBeLessThan(60)
})

test('G-STORE404, E-STORE: a store path without an id shows its own 404 text', async ({ request }) => {
  for (const path of ['/store', '/store/goods', '/store/category']) expect((await request.get(path)).status(), path).toBe(404)
})

test.describe('a link opens its URL, also after the browser has prerendered it', () => {
  /** A page with links of every kind, and their target pages: `name` separates two tests. */
  const visitLinks = async (page: Page, editor: Editor, name: string) => {
    const paths = { 없는: `/campaign/${name}-none`, 미발행: `/campaign/${name}-draft`, 옮긴: '/zin/event/festa', 회원만: '/mypage/home' }
    for (const route of [paths.미발행, paths.없는])
      await editor.save({ route, title: '미발행', blocks: [block('heading', { text: '아직', level: 2 })] })
    const html = Object.entries(paths)
      .map(([label, href]) => `<p><a href="${href}">${label} 페이지</a></p>`)
      .join('')
    const address = await editor.publish({ route: `/campaign/${name}`, title: '링크', blocks: [block('rich-text', { html })] })
    // A page with a link to nothing is not published; what it leads to may go afterwards.
    await editor.remove(paths.없는)
    await page.goto(address)
    return paths
  }
  /** Waits until the browser is done with preparing an address, well or not. */
  const watchPreparing = async (page: Page) => {
    const ended = new Set<string>()
    const session = await page.context().newCDPSession(page)
    const note = (url: string, status: string) => /Failure|Ready|Success/.test(status) && ended.add(new URL(url).pathname)
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => note(prefetchUrl, status))
    session.on('Preload.prerenderStatusUpdated', ({ key, status }) => note(key.url, status))
    await session.send('Preload.enable')
    return (path: string) => expect.poll(() => ended.has(path), { message: path }).toBe(true)
  }

  test('hovered, then clicked with the mouse', async ({ page, editor }) => {
    const paths = await visitLinks(page, editor, 'hovered')
    await settled(page)
    const prepared = await watchPreparing(page)
    for (const [label, path, status] of [
      ['없는', paths.없는, 404],
      ['미발행', paths.미발행, 404],
      ['옮긴', paths.옮긴, 200],
    ] as const) {
      const link = page.getByRole('link', { name: `${label} 페이지` })
      await link.hover()
      await prepared(path)
      const arrived = page.waitForResponse((response) => response.request().isNavigationRequest() && !response.headers()['location'])
      await link.click()
      expect((await arrived).status(), path).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(status === 404 ? path : '/zin/event/event')
      await page.goBack()
    }
    await page.getByRole('link', { name: '회원만 페이지' }).hover()
    await page.getByRole('link', { name: '회원만 페이지' }).click()
    await page.waitForURL('/login?callback=%2Fmypage%2Fhome')
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
    test('fetched while the page rested, then tapped', async ({ page, editor }) => {
      const { 없는: path } = await visitLinks(page, editor, 'tapped')
      await expect(page.locator(`link[rel=prefetch][href$="${path}"]`)).toBeAttached()
      await page.getByRole('link', { name: '없는 페이지' }).tap()
      await page.waitForURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})
