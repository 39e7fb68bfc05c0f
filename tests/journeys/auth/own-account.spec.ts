// The own account of a person of staff, from the invitation on: a telephone is enrolled, the next sign-in asks for its code, a recovery code
// stands in once, another sign-in is ended, the password is changed, a sign-in that was ended goes on over the page, and a passkey takes the place
// of the password. A password that
// was forgotten is chosen anew by a mail; another administrator confirms an administrator's.
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expect, settled, test } from '../../support/site-test'
import { signInAt } from '../../support/staff-cookie'

const PASSWORD = '나무결7!tile'
const NEXT = '새나무결8!tile'
const THIRD = '셋째나무9!tile'
const STEP = 30

test('a person enrols a telephone, signs in by it and without it, and minds their sign-ins', async ({ page, baseURL, staff }) => {
  const loginId = `own-${Date.now().toString(36)}`
  const mailbox = `${loginId}@example.com`
  const made = await staff.post('/adm/staff/create', { data: { loginId, name: '한가람', role: 'mng', roleId: '', shopId: '' } })
  const { path } = ((await made.json()) as { data: { item: { path: string } } }).data.item
  await page.goto(path)
  for (const label of ['새 비밀번호', '새 비밀번호 다시 입력']) await page.getByLabel(label, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '비밀번호 정하고 로그인' }).click()
  await page.getByRole('link', { name: /내 계정/ }).click()

  // Enrolled by the key that is typed where nothing can be scanned.
  await page.getByRole('button', { name: '2단계 인증 등록' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '등록 시작' }).click()
  await expect(dialog.getByRole('img', { name: '인증 앱으로 찍는 QR 코드' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  const codeAt = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP })
  await dialog.getByLabel('인증 코드').fill(codeAt(-4))
  await dialog.getByRole('button', { name: '코드 확인' }).click()
  await expect(dialog.getByText('휴대전화의 시계가 느릴 수 있습니다.')).toBeVisible()
  const first = codeAt(-1)
  await dialog.getByLabel('인증 코드').fill(first)
  await dialog.getByRole('button', { name: '코드 확인' }).click()
  const shown = dialog.getByRole('list', { name: '복구 코드' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await dialog.getByRole('button', { name: '완료' }).click()
  await expect(dialog.getByRole('alert')).toContainText('복구 코드를 보관하고')
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '내려받기' }).click()
  expect((await file).suggestedFilename()).toBe('마루-복구-코드.txt')
  await dialog.getByLabel('복구 코드를 안전한 곳에 보관했습니다.').check()
  await dialog.getByRole('button', { name: '완료' }).click()
  await expect(page.getByText('2단계 인증을 등록했습니다.')).toBeVisible()
  await expect(page.getByText('남은 복구 코드 10개')).toBeVisible()

  const signOutAndIn = async (password: string) => {
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.getByLabel('아이디').waitFor()
    await settled(page)
    await page.getByLabel('아이디').fill(loginId)
    await page.getByLabel('비밀번호', { exact: true }).fill(password)
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page.getByRole('heading', { name: '2단계 인증' })).toBeVisible()
  }
  await signOutAndIn(PASSWORD)
  await page.getByLabel('인증 코드').fill(first)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByText('이미 쓴 코드입니다.')).toBeVisible()
  await expect(page.getByLabel('인증 코드')).toHaveValue(first)
  await page.getByLabel('인증 코드').fill(codeAt(1))
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('heading', { name: '내 계정' })).toBeVisible()

  // Another browser, signed in by a recovery code.
  const headers = { origin: baseURL!, 'content-type': 'application/json' }
  const elsewhere = async (code: string, password: string) => {
    const cookie = await signInAt(baseURL!, loginId, password)
    const answer = await fetch(`${baseURL}/adm/auth/signInCode`, {
      method: 'POST',
      headers: { ...headers, cookie, 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0' },
      body: JSON.stringify({ code }),
    })
    expect(answer.status).toBe(200)
    return answer.headers.getSetCookie()[0]!.split(';')[0]!
  }
  const other = await elsewhere(codes[0]!, PASSWORD)
  await signOutAndIn(PASSWORD)
  await page.getByLabel('인증 코드').fill(codes[1]!.toLowerCase())
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByText(/복구 코드로 로그인했습니다\..*8개가 남았습니다\./)).toBeVisible()
  await page.getByRole('button', { name: '계속하기' }).click()
  await expect(page.getByText('남은 복구 코드 8개')).toBeVisible()

  const devices = page.getByRole('list', { name: '로그인한 기기' })
  await expect(devices.getByRole('listitem').first()).toContainText('지금 쓰는 기기')
  await devices.getByRole('button', { name: 'Firefox · macOS 로그인 끝내기' }).click()
  await dialog.getByRole('button', { name: '끝내기', exact: true }).click()
  await expect(page.getByText('Firefox · macOS의 로그인을 끝냈습니다.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await fetch(`${baseURL}/adm/auth/me`, { headers: { cookie: other } })).status).toBe(403)
  const refused = await (await fetch(`${baseURL}/ice_builder/account`, { headers: { cookie: other } })).text()
  expect(refused).toContain('오래 쓰지 않으셨거나 다른 곳에서 이 로그인을 끝냈습니다.')

  const form = page.getByRole('form', { name: '비밀번호 바꾸기' })
  await form.getByLabel('지금 비밀번호').fill('틀린비밀번호1!')
  for (const label of ['새 비밀번호', '새 비밀번호 다시 입력']) await form.getByLabel(label, { exact: true }).fill(NEXT)
  await form.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(form.getByText('지금 비밀번호가 맞지 않습니다.')).toBeVisible()
  await form.getByLabel('지금 비밀번호').fill(PASSWORD)
  await form.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page.getByText('비밀번호를 바꾸었습니다.')).toBeVisible()

  // Ended from elsewhere while something is typed: signed in again over the page, which goes on by itself.
  const third = await elsewhere(codes[2]!, NEXT)
  await page.getByLabel('이메일').fill(mailbox)
  await fetch(`${baseURL}/adm/account/end-others`, { method: 'POST', headers: { ...headers, cookie: third }, body: '{}' })
  await page.getByRole('button', { name: '알림 메일 저장' }).click()
  await expect(dialog.getByRole('heading', { name: '로그인이 끝났습니다' })).toBeVisible()
  await dialog.getByLabel('비밀번호').fill(NEXT)
  await dialog.getByRole('button', { name: '다시 로그인' }).click()
  await dialog.getByLabel('인증 코드').fill(codes[3]!)
  await dialog.getByRole('button', { name: '다시 로그인' }).click()
  await expect(page.getByText('알림 메일을 저장했습니다.')).toBeVisible()
  await expect(page.getByLabel('이메일')).toHaveValue(mailbox)
  await expect(dialog).toBeHidden()

  // A passkey: made here, one press at the sign-in, and in place of the code after a password.
  const device = await virtualAuthenticator(page)
  await page.getByRole('button', { name: '패스키 등록' }).click()
  await dialog.getByLabel('패스키 이름').fill('업무용 노트북')
  await dialog.getByRole('button', { name: '패스키 만들기' }).click()
  await expect(page.getByText('패스키 ‘업무용 노트북’을 등록했습니다.')).toBeVisible()
  const passkeys = page.getByRole('list', { name: '패스키' }).getByRole('listitem')
  await expect(passkeys).toContainText(/업무용 노트북.*마지막 사용 없음/s)
  await page.getByRole('button', { name: '패스키 등록' }).click()
  await dialog.getByRole('button', { name: '패스키 만들기' }).click()
  await expect(dialog.getByText('이미 등록된 내 패스키가 있습니다.')).toBeVisible()
  await dialog.getByRole('button', { name: '취소' }).click()

  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByLabel('아이디').waitFor()
  await settled(page)
  await device.verify(false)
  await page.getByRole('button', { name: '패스키로 로그인' }).click()
  await expect(page.getByText('패스키 확인을 마치지 않았습니다.')).toBeVisible()
  await device.verify(true)
  await page.getByRole('button', { name: '패스키로 로그인' }).click()
  await expect(page.getByRole('heading', { name: '내 계정' })).toBeVisible()
  await expect(passkeys).not.toContainText('마지막 사용 없음')

  await signOutAndIn(NEXT)
  await page.getByRole('button', { name: '패스키로 확인' }).click()
  await expect(page.getByRole('heading', { name: '내 계정' })).toBeVisible()
  await passkeys.getByRole('button', { name: '업무용 노트북 지우기' }).click()
  await dialog.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page.getByText('기기의 패스키 목록에서도 지워 주세요.')).toBeVisible()
  await expect(passkeys).toHaveCount(0)
  await device.end()
})

/** The lock of a device, in this browser: it answers by itself, as of a person who is there. */
async function virtualAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    verify: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    end: async () => {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      await cdp.detach()
    },
  }
}

test('an administrator who forgot the password chooses one by a mail, and another administrator confirms it', async ({
  page,
  baseURL,
  staff,
}) => {
  const loginId = `forgot-${Date.now().toString(36)}`
  const mailbox = `${loginId}@example.com`
  const made = await staff.post('/adm/staff/create', { data: { loginId, name: '한가람', role: 'adm', roleId: '', shopId: '' } })
  const { id, path } = ((await made.json()) as { data: { item: { id: string; path: string } } }).data.item
  const dialog = page.getByRole('dialog')
  const json = { origin: baseURL!, 'content-type': 'application/json' }
  const send = (at: string, data: object, cookie = '') =>
    fetch(`${baseURL}${at}`, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(data) })
  await send('/auth/svc/staff-invite', { key: path.split('#invite=')[1], password: PASSWORD })
  const before = await signInAt(baseURL!, loginId, PASSWORD)
  expect((await send('/adm/account/email', { email: mailbox }, before)).status).toBe(200)

  await page.goto('/ice_builder')
  await settled(page)
  await page.getByLabel('아이디').fill(loginId)
  await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click()
  await expect(page.getByRole('heading', { name: '비밀번호 재설정' })).toBeVisible()
  await expect(page.getByLabel('아이디')).toHaveValue(loginId)
  await page.getByRole('button', { name: '메일 받기' }).click()
  await expect(page.getByRole('status').filter({ hasText: '30분 안에 메일의 링크를 열어' })).toBeVisible()
  let link = ''
  await expect(async () => {
    const answer = await fetch(`${process.env['DEVSIM_UNDER_TEST']}/_ctl/inbox?service=mail&to=${encodeURIComponent(mailbox)}`)
    const { items } = (await answer.json()) as { items: { text: string }[] }
    link = items.flatMap(({ text }) => /\/ice_builder\/reset#reset=\S+/.exec(text) ?? [])[0]!
    expect(link).toBeTruthy()
  }).toPass()
  await page.goto(link)
  const choice = page.getByRole('form', { name: '새 비밀번호 정하기' })
  for (const label of ['새 비밀번호', '새 비밀번호 다시 입력']) await choice.getByLabel(label, { exact: true }).fill(`${loginId}1!`)
  await choice.getByRole('button', { name: '새 비밀번호 정하기' }).click()
  await expect(choice.getByText('아이디가 들어간 비밀번호는 쓸 수 없습니다.')).toBeVisible()
  await expect(choice.getByLabel('새 비밀번호 다시 입력')).toHaveValue(`${loginId}1!`)
  for (const label of ['새 비밀번호', '새 비밀번호 다시 입력']) await choice.getByLabel(label, { exact: true }).fill(THIRD)
  await choice.getByRole('button', { name: '새 비밀번호 정하기' }).click()
  await expect(page.getByText('다른 관리자의 확인을 기다립니다.')).toBeVisible()

  // Another administrator, in the same browser, finds who waits and since when.
  const [name, value] = (await signInAt(baseURL!, 'maruadmin', 'Oak7!Tile29')).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: baseURL! }])
  await page.getByRole('link', { name: '로그인하기' }).click()
  await settled(page)
  await page.locator('summary').filter({ hasText: '사이트 운영' }).click()
  await page.getByRole('link', { name: '운영자와 역할' }).click()
  const waits = page.getByRole('region', { name: '확인을 기다리는 비밀번호 재설정' }).getByRole('listitem').filter({ hasText: loginId })
  await expect(waits).toContainText(/요청 오늘 \d\d:\d\d/)
  await waits.getByRole('button', { name: /^확인.*한가람/ }).click()
  await dialog.getByRole('button', { name: '전화로 본인이 요청했음을 확인' }).click()
  await dialog.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByText(/한가람님의 새 비밀번호를 적용하고 로그인 \d+개를 끝냈습니다\./)).toBeVisible()
  await expect(waits).toHaveCount(0)
  expect((await send('/adm/auth/signIn', { loginId, password: PASSWORD })).status).toBe(401)
  await signInAt(baseURL!, loginId, THIRD)
  // Whoever else reads how many administrators there are counts without this one.
  await staff.post('/adm/staff/block', { data: { id, reason: '확인이 끝나 중지합니다.' } })
})
