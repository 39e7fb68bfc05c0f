// SYS-03 and SYS-08: guards and the session, as a member meets them.
import type { Page } from '@playwright/test'
import { memberCookies } from '../../support/member-cookies'
import { examplesOf } from '../../support/member-examples'
import { expect, settled, test } from '../../support/site-test'
import { enter, at, signOut } from '../../support/sign-in-form'

/** The access token has expired; the sign-in itself is still valid. */
const lapse = (page: Page) => page.context().clearCookies({ name: 'maru-member' })

test('SYS-08, S-SESS-3: a hard reload of My Page shows it at once, without a login on the way', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/mypage/home')
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  for (const before of [() => Promise.resolve(), () => lapse(page)]) {
    await before()
    const response = await page.reload()
    expect([response!.status(), new URL(response!.url()).pathname]).toEqual([200, '/mypage/home'])
    await expect(page.getByText('김하늘님, 안녕하세요')).toBeVisible()
  }
  expect(new Set(seen)).toEqual(new Set(['/mypage/home']))
  await signOut(page)
  await page.waitForURL('/styling/home')
  await page.goto('/mypage/home')
  expect(at(page)).toBe('/login?callback=%2Fmypage%2Fhome')
})

test('S-SESS-3: a member who follows a link from another site, with an expired token, gets the page', async ({ page, signIn }) => {
  await signIn('haneul')
  await lapse(page)
  const own = new URL(process.env['SITE_UNDER_TEST']!)
  const target = new URL('/mypage/home', own).href
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${target}">마이페이지</a>` }),
  )
  await page.goto('https://elsewhere.example/')
  await page.getByRole('link').click()
  await page.waitForURL('**/mypage/home')
  await expect(page.getByText('김하늘님, 안녕하세요')).toBeVisible()
})

test('S-SESS-5, P7: Back shows nothing of a signed-out member', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/mypage/home')
  await settled(page)
  await signOut(page)
  await page.waitForURL('/styling/home')
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?callback=%2Fmypage%2Fhome$/)
})

test.describe('SYS-03: guards', () => {
  test('G-LOGIN: to the login and back, with the query', async ({ page }) => {
    const [, given] = examplesOf('G-LOGIN')[0]!
    expect((given as { open: string }).open).toContain('?page=2')
    await page.goto('/mypage/home?page=2')
    expect(at(page)).toBe('/login?callback=%2Fmypage%2Fhome%3Fpage%3D2')
    await settled(page)
    await enter(page, 'haneul')
    await page.waitForURL('/mypage/home?page=2')
  })

  test('G-CERT, P-MEM-1: a member who is not certified is redirected with the return page', async ({ request }) => {
    const cookie = [...(await memberCookies('saebom'))].map((pair) => pair.join('=')).join('; ')
    const answer = await request.get('/mypage/home', { headers: { cookie }, maxRedirects: 0 })
    expect(answer.headers()['location']).toBe('/join/reagree?callback=%2Fmypage%2Fhome')
  })

  test('the page, what a script would ask of it, and its calls say the same', async ({ page, request, signIn }) => {
    const wanted = '/login?callback=%2Fmypage%2Fhome'
    const whole = await request.get('/mypage/home', { maxRedirects: 0 })
    expect([whole.status(), new URL(whole.headers()['location']!, 'http://x').href.replace('http://x', '')]).toEqual([307, wanted])
    // Next puts a name of its own into the URL first; its redirect is in the header or in the payload.
    const answer = await request.get('/mypage/home', { headers: { rsc: '1' } })
    const payload = await answer.text()
    expect(answer.url() + payload).toContain('callback=%2Fmypage%2Fhome')
    const early = await (await request.get('/mypage/home', { headers: { rsc: '1', 'next-router-prefetch': '1' } })).text()
    for (const said of [payload, early]) expect(said).not.toContain('안녕하세요')
    expect((await request.get('/svc/tblMemberSvcApi/svcInfo')).status()).toBe(401)
    await signIn('saebom')
    expect((await page.request.get('/svc/tblMemberSvcApi/svcMyInfo')).status()).toBe(403)
  })

  test('P-VIS-1, G-BASE: public pages stay one cached copy for everybody, and request the session only with a sign-in cookie', async ({
    page,
    signIn,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/auth/svc/') && asked.push(request.url()))
    await page.goto('/cs/faq')
    await settled(page)
    await expect(page.getByRole('banner').getByRole('link', { name: '마이페이지' })).toBeVisible()
    expect(asked).toEqual([])
    await signIn('haneul')
    const response = await page.goto('/cs/faq')
    expect(response!.headers()['cache-control']).toContain('public')
    expect(await response!.text()).not.toContain('김하늘')
    await expect(page.getByLabel('김하늘님 메뉴')).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})

test('the account menu works by keyboard, and signing out stays on the page', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/cs/faq')
  const menu = page.getByLabel('김하늘님 메뉴')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '회원 정보', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: '회원 정보', exact: true })).toBeHidden()
  await expect(menu).toBeFocused()
  await signOut(page)
  await expect(page.getByText('로그아웃되었습니다.')).toBeVisible()
  expect(at(page)).toBe('/cs/faq')
  await expect(page.getByRole('banner').getByRole('link', { name: '마이페이지' })).toBeVisible()
})

test('on a phone the drawer begins with the login, or with the name and the way out', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const drawer = page.getByRole('dialog', { name: '전체 메뉴' })
  await page.goto('/cs/faq')
  await settled(page)
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  await expect(drawer.getByRole('link', { name: '로그인하고 이어 보기' })).toHaveAttribute('href', '/login?callback=%2Fcs%2Ffaq')
  await signIn('haneul')
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  await expect(drawer.getByRole('link', { name: '김하늘님' })).toHaveAttribute('href', '/mypage/home')
  await drawer.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByText('로그아웃되었습니다.')).toBeVisible()
})

test('V-JOIN-1, E-LOGIN-4, K-EDITENTRY: a member who presses 회원가입 in a text is told that they have joined', async ({
  page,
  signIn,
}) => {
  const write = () =>
    page.evaluate(() => document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p><a href="/join">지금 회원가입</a></p>'))
  await page.goto('/cs/faq')
  await settled(page)
  await signIn('haneul')
  await page.reload()
  await settled(page)
  await write()
  await page.getByRole('link', { name: '지금 회원가입' }).click()
  await expect(page.getByRole('alertdialog', { name: '이미 가입된 회원입니다.' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  expect(at(page)).toBe('/cs/faq')
  await page.context().clearCookies()
  await page.reload()
  await settled(page)
  await write()
  await page.getByRole('link', { name: '지금 회원가입' }).click()
  await page.waitForURL('**/join**')
})

test('S-SESS-5, P7: a second tab notices the sign-out: its header changes, and a page of the member’s own is left', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('haneul')
  const [own, open] = [await context.newPage(), await context.newPage()]
  await own.goto('/mypage/home')
  await open.goto('/cs/faq')
  await expect(open.getByLabel(/님 메뉴$/)).toBeVisible()
  await page.goto('/cs/notice')
  await signOut(page)
  await own.waitForURL((url) => !url.pathname.startsWith('/mypage'))
  await expect(open.getByLabel(/님 메뉴$/)).toBeHidden()
  expect(new URL(open.url()).pathname).toBe('/cs/faq')
})

test('P7, S-SESS-5: words typed before a sign-out in another tab are hidden and kept, for their member alone', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('haneul')
  const form = await context.newPage()
  await form.goto('/zin/consulting/form')
  await settled(form)
  const contents = form.getByRole('textbox', { name: '상담 내용' })
  await contents.fill('문턱을 없애고 싶습니다')
  await page.goto('/cs/notice')
  await signOut(page)
  const said = form.getByRole('alertdialog', { name: '로그아웃되었습니다.' })
  await expect(said).toContainText('쓰신 글은 이 기기에 남아 있습니다.')
  await expect(contents).toBeHidden()
  // A visitor, and another member, on the same device.
  await form.reload()
  await settled(form)
  await expect(contents).toHaveValue('')
  await signIn('doyun')
  await page.goto('/zin/consulting/form')
  await settled(page)
  await expect(page.getByRole('textbox', { name: '상담 내용' })).toHaveValue('')
  await page.goto('/cs/notice')
  // The form is rendered anew with every sign-out: it is asked for once more when that is over.
  const renewed = form.waitForEvent('load')
  await signOut(page)
  await renewed
  // The member comes back to the words.
  await signIn('haneul')
  await form.goto('/zin/consulting/form')
  await expect(contents).toHaveValue('문턱을 없애고 싶습니다')
})
