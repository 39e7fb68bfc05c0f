// SYS-09: the login as a member meets it.
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { expect, settled, test } from '../../support/site-test'
import { field, enter, at, signOut } from '../../support/sign-in-form'

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
  await expect(page.getByText('김하늘님, 안녕하세요')).toBeVisible()

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
    // The answer has come; the form takes the next attempt once it has shown it.
    await expect(page.getByRole('main').getByRole('button', { name: '로그인', exact: true })).toBeEnabled()
  }
  await expect(page.getByText('3회 더 틀리면 최대 10분 동안 로그인할 수 없습니다.')).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: '비밀번호 재설정' }).click()
  await page.waitForURL('/set-password')
})
