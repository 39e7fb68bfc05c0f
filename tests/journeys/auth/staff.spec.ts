// G-EDITOR, P-ADM-1: the builder is for staff, by every kind of request.
import { expect, settled, test } from '../../support/site-test'
import { signInAt } from '../../support/staff-cookie'

const DOORS = [
  '/ice_builder',
  '/ice_builder/page/styling/home',
  '/ice_builder/canvas',
  '/ice_builder/workbench',
  '/ice_builder/workbench/frame',
  '/__common/contentEditable',
]
const REFUSAL = '관리자만 이용할 수 있습니다.'
/** Texts of every document that a stranger must not see. */
const DATA = /schemaVersion|draftNumber|publishedNumber/
const [ADMIN, MANAGER] = [['maruadmin', 'Oak7!Tile29'] as const, ['marumanager', 'Oak7!Tile58'] as const]

for (const door of DOORS) {
  test(`RT-36: ${door} refuses a stranger as a page, a payload and a prefetch`, async ({ request }) => {
    const ways: [string, Record<string, string>][] = [
      [door, {}],
      [door, { rsc: '1' }],
      [`${door}?_rsc=1abc`, { rsc: '1' }],
      [`${door}?_rsc=1abc`, {}],
      [door, { rsc: '1', 'next-router-prefetch': '1' }],
      [door, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
      [door, { cookie: 'maru-staff=eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtIn0.' }],
    ]
    for (const [path, headers] of ways) {
      const response = await request.get(path, { headers, maxRedirects: 0 })
      const text = await response.text()
      expect([response.status(), text.includes(REFUSAL)], `${path} ${JSON.stringify(headers)}`).toEqual([403, true])
      expect(text).not.toMatch(DATA)
      expect(response.headers()['cache-control']).toContain('no-store')
    }
  })
}

test('a manager looks, and neither saves nor publishes', async ({ playwright, baseURL }) => {
  const cookie = await signInAt(baseURL!, ...MANAGER)
  const manager = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { cookie, origin: baseURL! } })
  expect((await manager.get('/ice_builder')).status()).toBe(200)
  expect((await manager.get('/adm/foPage/list')).status()).toBe(200)
  const definition = { schemaVersion: 1, kind: 'page', route: '/campaign/by-manager', title: '매니저', blocks: [] }
  for (const [path, data, act] of [
    ['/adm/foPage/save', { definition }, '편집'],
    ['/adm/svcPageDeploy/deploy', { id: 'x' }, '게시'],
  ] as const) {
    const response = await manager.post(path, { data })
    const resultMessage = `‘페이지’의 ‘${act}’ 권한이 없습니다. 입력한 내용은 그대로 있습니다. 관리자에게 역할을 확인해 주세요.`
    expect([response.status(), ((await response.json()) as { data: object }).data]).toEqual([403, { result: '403', resultMessage }])
  }
  await manager.dispose()
})

test('signing in by keyboard opens the very address, and a wrong password loses nothing that was typed', async ({ page }) => {
  const refused = await page.goto('/ice_builder?tab=draft')
  expect(refused!.status()).toBe(403)
  await expect(page.getByRole('heading', { name: REFUSAL })).toBeVisible()
  await settled(page)

  const loginId = page.getByLabel('아이디')
  const password = page.getByLabel('비밀번호', { exact: true })
  await page.keyboard.press('Tab')
  await expect(loginId).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('아이디를 입력해 주세요.')).toBeVisible()
  await expect(loginId).toBeFocused()
  await expect(loginId).toHaveAccessibleDescription('아이디를 입력해 주세요.')

  await page.keyboard.type(ADMIN[0])
  await page.keyboard.press('Tab')
  await page.keyboard.type('나무결7!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('나무결7!')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('아이디 또는 비밀번호가 일치하지 않습니다.')
  await expect(password).toHaveValue('나무결7!')
  await expect(loginId).toHaveValue(ADMIN[0])
  await expect(page).toHaveURL(/\/ice_builder\?tab=draft$/)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(ADMIN[1])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: REFUSAL })).toHaveCount(0)
  await expect(page).toHaveURL(/\/ice_builder\?tab=draft$/)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'maru-staff')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  const out = await page.request.post('/adm/auth/signOut', { headers: { origin: new URL(page.url()).origin } })
  expect(out.status()).toBe(200)
  expect((await page.reload())!.status()).toBe(403)
  // A copied cookie is not valid either.
  const copied = await page.request.get('/ice_builder', { headers: { cookie: `${cookie!.name}=${cookie!.value}` } })
  expect(copied.status()).toBe(403)
})
