// SYS-43 and SYS-17: questions, notices, terms.
import { examplesOf } from '../../support/member-examples'
import { linkNamed, readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

test('S-LAYER-2: opening a question closes the others; pressing it again closes it', async ({ page }) => {
  await page.goto('/cs/faq')
  const items = page.getByRole('main').locator('details[name]')
  await items.nth(0).locator('summary').click()
  await items.nth(1).locator('summary').click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await expect(items.nth(1)).toHaveAttribute('open', '')
  await items.nth(1).locator('summary').click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0)
})

test('a question can be linked: its answer is open', async ({ page }) => {
  await page.goto('/cs/faq#faq-3')
  await expect(page.locator('#faq-3')).toBeVisible()

  // A search result links into it; its question is below the sticky header.
  await page.goto('/search?searchKeyword=난방&currentTab=cs')
  await page.getByRole('main').locator('a[href*="/cs/faq#faq-"]').first().click()
  await expect(page).toHaveURL(/\/cs\/faq#faq-\d+$/)
  await settled(page)
  const open = page.getByRole('main').locator('details[open]')
  await expect(open).toHaveCount(1)
  await expect(open).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())!
  expect((await open.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
})

test('a search that no question answers goes on in the whole site, and there to the questions and the customer centre', async ({
  request,
}) => {
  for (const list of ['/cs/faq', '/cs/notice']) {
    const { document } = await readPage(request, `${list}?keyword=${encodeURIComponent('비행기표')}`)
    const link = linkNamed(document, '사이트 전체에서 찾기')
    expect(new URL(link.getAttribute('href')!, 'http://a').searchParams.get('searchKeyword')).toBe('비행기표')
    const whole = (await readPage(request, link.getAttribute('href')!)).document
    expect(whole.querySelector('main')!.textContent).toContain('찾으시는 것이 없으면 고객센터(1588-0000)로 문의해 주세요.')
    expect(linkNamed(whole, '자주 묻는 질문 보기').getAttribute('href')).toBe('/cs/faq')
  }
})

test('a notice has its title in the head, and links back to the list', async ({ request }) => {
  const list = await readPage(request, '/cs/notice')
  const first = list.document.querySelector('main a[href^="/cs/notice/detail/"]')!.getAttribute('href')!
  const { document } = await readPage(request, first)
  const title = document.querySelector('h1')!.textContent.trim()
  expect(title).not.toBe('')
  expect(document.title).toMatch(new RegExp(`^${RegExp.escape(title)}`))
  expect(linkNamed(document, '목록 보기').getAttribute('href')).toBe('/cs/notice')
  expect((await readPage(request, '/cs/notice/detail')).url.pathname).toBe('/cs/notice')
})

test(`S-TERM-1: ${examplesOf('S-TERM-1')
  .map(([says]) => says)
  .join('; ')}`, async ({ page }) => {
  await page.goto('/cs/use-agreement')
  await settled(page)
  const opener = page.getByRole('button', { name: '서비스 이용약관(개인) 내용 보기' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '서비스 이용약관(개인)' })
  await expect(dialog).toContainText('제1조 목적')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/cs/use-agreement')
})

test('an older version of the terms is chosen through the address', async ({ request }) => {
  const current = await readPage(request, '/etc/terms')
  const versions = current.document.querySelector('nav[aria-label="서비스 이용약관(개인) 버전"]')!
  expect(versions.querySelector('[aria-current=true]')!.textContent).toContain('4.1')
  expect(current.text).not.toContain('지난 내용입니다.')
  const older = linkNamed(versions, /버전 4\.0/).getAttribute('href')!
  expect(older).toMatch(/\?version=4\.0$/)
  const { document } = await readPage(request, new URL(older, current.url).href)
  expect(document.querySelector('main')!.textContent).toContain('지난 내용입니다.')
  expect(linkNamed(document, '현재 시행 중인 내용 보기').getAttribute('href')).toBe('/etc/terms')
})

test('every policy page answers with its title', async ({ request }) => {
  const titles = {
    ad: '광고성 정보 수신 동의',
    email: '이메일 무단수집 거부',
    event: '이벤트 이용 안내',
    goods: '상품 정보 수신 동의',
    imgInfoProcDevMng: '영상정보처리기기 운영·관리 방침',
    location: '위치기반서비스 이용약관',
    privacy: '개인정보 처리방침',
    resolution: '소비자 분쟁 해결 기준',
    terms: '서비스 이용약관',
  }
  for (const [name, title] of Object.entries(titles)) {
    const answer = await request.get(`/etc/${name}`)
    expect(answer.status(), name).toBe(200)
    expect(await answer.text()).toContain(`<title>${title}`)
  }
})

test('feeds are named in the head and can be read', async ({ request }) => {
  const { document } = await readPage(request, '/cs/notice')
  const links = [...document.querySelectorAll('link[rel=alternate][type="application/rss+xml"]')]
  const feeds = links.map((link) => link.getAttribute('href')!)
  expect(feeds).toHaveLength(2)
  for (const feed of feeds) {
    const answer = await request.get(new URL(feed).pathname)
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    expect(await answer.text()).toMatch(/^<\?xml[\s\S]*<item>[\s\S]*<\/rss>\s*$/)
  }
})
