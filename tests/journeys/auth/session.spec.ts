// SYS-03, SYS-08 and SYS-09: guards, the session, and the login, as a member meets them.
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { examplesOf } from '../../support/member-examples'
import { expect, settled, test } from '../../support/site-test'

const field = (page: Page, name: '아이디' | '비밀번호') => page.getByLabel(name, { exact: true })
const enter = async (page: Page, memberId: string, password = DEMO_PASSWORD) => {
  await field(page, '아이디').fill(memberId)
  await field(page, '비밀번호').fill(password)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
}
const at = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const signOut = async (page: Page) => {
  await page.getByLabel(/님 메뉴$/).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
}
/** The access token has expired; the sign-in itself is still valid. */
const lapse = (page: Page) => page.context().clearCookies({ name: 'maru-member' })

test('SYS-09: wrong password, right password with 아이디 저장, sign out, and the id is there again', async ({ page }) => {
  await page.goto('/login?callback=/mypage/home')
  await settled(page)
  await enter(page, 'haneul', 'Wrong7!Tile1')
  await expect(page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible()
  await expect(field(page, '아이디')).toHaveValue('haneul')
  await expect(field(page, '비밀번호')).toBeFocused()
  await field(page, '비밀번호').fill(DEMO_PASSWORD)
  await page.getByLabel('아이디 저장').check()
  await page.keyboard.press('Enter')
  await page.waitForURL('/mypage/home')
  await expect(page.getByRole('heading', { level: 1, name: '김하늘님, 안녕하세요' })).toBeVisible()

  await signOut(page)
  await page.waitForURL('/styling/home')
  await page.goto('/login')
  await expect(field(page, '아이디')).toHaveValue('haneul')
  await expect(page.getByLabel('아이디 저장')).toBeChecked()
  await expect(field(page, '비밀번호')).toHaveValue('')
})

test('SYS-09: empty fields are reported beside them, and the first gets the focus', async ({ page }) => {
  await page.goto('/login')
  await settled(page)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByText('아이디를 입력해 주세요.')).toBeVisible()
  await expect(page.getByText('비밀번호를 입력해 주세요.')).toBeVisible()
  await expect(field(page, '아이디')).toBeFocused()
  expect(at(page)).toBe('/login')
})

test('V-CB-1: the login never redirects to another site', async ({ page }) => {
  await page.goto('/login?callback=//evil.example/a')
  await settled(page)
  await enter(page, 'haneul')
  await page.waitForURL('/styling/home')
})

test('Q-023: an old password is spoken of once, and putting it off goes on', async ({ page }) => {
  await page.route('**/svc/signIn', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { item: object } }
    await route.fulfill({ response, json: { data: { ...body.data, item: { ...body.data.item, changePassLater: 'Y' } } } })
  })
  await page.goto('/login?callback=/cs/faq')
  await settled(page)
  await enter(page, 'haneul')
  const later = page.waitForResponse(/changePassLater/)
  await page
    .getByRole('alertdialog', { name: '비밀번호를 변경한 지 90일이 지났습니다.' })
    .getByRole('button', { name: '다음에 변경' })
    .click()
  expect((await later).status()).toBe(200)
  await page.waitForURL('/cs/faq')
})

test('SYS-08, S-SESS-3: a hard reload of My Page shows it at once, without a login on the way', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/mypage/home')
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  for (const before of [() => Promise.resolve(), () => lapse(page)]) {
    await before()
    const response = await page.reload()
    expect([response!.status(), new URL(response!.url()).pathname]).toEqual([200, '/mypage/home'])
    await expect(page.getByRole('heading', { level: 1, name: '김하늘님, 안녕하세요' })).toBeVisible()
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
  await expect(page.getByRole('heading', { level: 1, name: '김하늘님, 안녕하세요' })).toBeVisible()
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

  test('G-CERT, P-MEM-1: a member who is not certified is redirected with the return page', async ({ page, signIn }) => {
    await signIn('saebom')
    await page.goto('/mypage/home')
    expect(at(page)).toBe('/join/reagree?callback=%2Fmypage%2Fhome')
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

test('a signed-in member gets links instead of the form at /login', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/login?callback=%2Fcs%2Ffaq')
  await expect(page.getByText('김하늘님으로 로그인되어 있습니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '계속하기' })).toHaveAttribute('href', '/cs/faq')
  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click()
  await expect(field(page, '아이디')).toBeVisible()
})

test('RT-12: from another section the links use its own tree, and preserve the return page', async ({ page }) => {
  await page.goto('/direct/login?referrer=/zin')
  await expect(page.getByRole('main').getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/direct/join?referrer=%2Fzin')
  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/join')
})

test('E-LOGIN-3: at 390 px a sign-in that ended during typing is reported, and after the login the input is restored', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('haneul', 'confirmed')
  await page.goto('/mypage/account/info')
  await settled(page)
  const nickname = page.getByLabel('닉네임', { exact: true })
  await nickname.fill('햇살 드는 집')
  // The sign-in ends elsewhere: this browser has only what its page remembers.
  await page.context().clearCookies()
  await page.getByRole('button', { name: '변경 내용 저장' }).click()
  const alert = page.getByRole('alertdialog', { name: '로그인이 필요합니다.' })
  await expect(alert).toBeInViewport()
  await expect(alert).toContainText('입력한 내용은 로그인한 뒤 이 페이지에서 이어서 쓸 수 있습니다.')
  await alert.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL('/login?callback=%2Fmypage%2Faccount%2Finfo')
  await settled(page)
  await enter(page, 'haneul')
  // My Page asks for the password again (G-PWCHK), and redirects to the wanted page.
  await page.waitForURL(/\/mypage\/account\?/)
  await settled(page)
  await field(page, '비밀번호').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('/mypage/account/info')
  await expect(nickname).toHaveValue('햇살 드는 집')
  await expect(page.getByText('입력하던 내용을 불러왔습니다.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('maru-typed'))).toBeNull()
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

test('LO003: from the seventh wrong attempt on the form shows how many are left, and links to the password reset', async ({ page }) => {
  await page.goto('/login')
  await settled(page)
  await field(page, '아이디').fill('whoever9')
  for (let i = 1; i <= 7; i++) {
    await expect(page.getByText(/회 더 틀리면/)).toHaveCount(0)
    await field(page, '비밀번호').fill(`Wrong7!Tile${i}`)
    const answered = page.waitForResponse('**/svc/signIn')
    await page.keyboard.press('Enter')
    await answered
  }
  await expect(page.getByText('3회 더 틀리면 최대 10분 동안 로그인할 수 없습니다.')).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: '비밀번호 재설정' }).click()
  await page.waitForURL('/set-password')
})
