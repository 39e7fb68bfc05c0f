// SYS-39, Q-070: a visitor's words outlast the sign-in, staff answer in the console, and a private question is nobody else's to read.
import type { APIRequestContext, Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { enterConsole } from '../../support/enter-console'
import { memberCookies } from '../../support/member-cookies'
import { enter } from '../../support/sign-in-form'
import { expect, settled, test } from '../../support/site-test'

const GOODS = 'closet-walnut'
const PATH = `/store/goods/${GOODS}`
const main = (page: Page) => page.locator('main')
const section = (page: Page) => page.locator('#questions')
const own = (page: Page, words: string) => main(page).getByRole('listitem').filter({ hasText: words })

/** What somebody without this browser's cookies reads of the goods: the page and the answer of the call. */
async function readBy(other: APIRequestContext): Promise<string> {
  const list = await other.get(`/svc/goodsQuestionSvcApi/svcList?goodsId=${GOODS}&size=50`)
  return `${await (await other.get(PATH)).text()} ${await list.text()}`
}

test('SYS-39: a question is asked, answered and told of; a private one is read by its author and staff alone', async ({
  page,
  playwright,
}) => {
  const stamp = String(Date.now())
  const asked = `옷장 문을 반대로 달 수 있나요? ${stamp}`
  const secret = `주문자 연락처를 바꾸고 싶습니다. ${stamp}`
  const answer = `네, 오른쪽과 왼쪽을 고르실 수 있습니다. ${stamp}`
  const baseURL = process.env['SITE_UNDER_TEST']!
  const visitor = await playwright.request.newContext({ baseURL })
  const cookie = [...(await memberCookies('doyun'))].map((pair) => pair.join('=')).join('; ')
  const doyun = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } })

  // The console stands open beside the shop.
  const office = await page.context().newPage()
  await enterConsole(office, '/ice_builder/home')
  await settled(office)
  const told = office.getByRole('button', { name: /^새 소식, 읽지 않은 것 \d+건$/ }).filter({ visible: true })
  const unread = async (): Promise<number> =>
    (await told.count()) === 0 ? 0 : Number(/\d+/.exec((await told.getAttribute('aria-label'))!)![0])
  await page.goto(PATH)
  await settled(page)
  await section(page).getByRole('button', { name: '문의하기' }).click()
  const field = section(page).getByLabel('문의 내용')
  await expect(field).toBeFocused()
  await section(page).getByRole('button', { name: '등록하기' }).click()
  await expect(section(page).getByText('문의하실 내용을 입력해 주세요.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await field.fill(asked)
  await section(page).getByRole('checkbox', { name: '비밀글로 남기기' }).check()
  await section(page).getByRole('button', { name: '등록하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/\/login\?/)
  const back = new URL(page.url()).searchParams.get('callback')!
  expect(back).toBe(`${PATH}#questions`)
  await settled(page)
  await enter(page, 'haneul')
  await expect(page).toHaveURL(back)
  await settled(page)
  await section(page).getByRole('button', { name: '문의하기' }).click()
  await expect(field).toHaveValue(asked)
  // The mark is a member's word too: without it the question would be open to everybody.
  await expect(section(page).getByRole('checkbox', { name: '비밀글로 남기기' })).toBeChecked()
  await section(page).getByRole('checkbox', { name: '비밀글로 남기기' }).uncheck()
  const before = await unread()
  await section(page).getByRole('button', { name: '등록하기' }).click()
  await expect(own(page, asked)).toContainText('답변 대기')
  await expect(own(page, asked)).toBeFocused()
  // Without a reload: the number, the sentence, and the title of the tab.
  await expect.poll(unread).toBeGreaterThan(before)
  await expect(
    office.getByRole('status').filter({ hasText: /^(상품 문의가 들어왔습니다\.|새 소식이 \d+건 들어왔습니다\.)$/ }),
  ).toBeAttached()
  await expect(office).toHaveTitle(/^\(\d+\+?\) /)

  await section(page).getByRole('button', { name: '문의하기' }).click()
  await expect(field).toHaveValue('')
  await field.fill(secret)
  await section(page).getByRole('checkbox', { name: '비밀글로 남기기' }).check()
  // A reload loses neither.
  await page.reload()
  await settled(page)
  await section(page).getByRole('button', { name: '문의하기' }).click()
  await expect(field).toHaveValue(secret)
  await expect(section(page).getByRole('checkbox', { name: '비밀글로 남기기' })).toBeChecked()
  await section(page).getByRole('button', { name: '등록하기' }).click()
  await expect(own(page, secret)).toContainText('비밀글')
  for (const other of [visitor, doyun])
    await expect(async () => {
      const read = await readBy(other)
      expect(read).toContain(asked)
      expect(read).toContain('비밀글입니다.')
      expect(read).not.toContain(secret)
    }).toPass()

  await told.click()
  const list = office.getByRole('dialog', { name: '새 소식' })
  await expect(list.getByRole('link', { name: /상품 문의가 들어왔습니다\. 읽지 않음/ }).first()).toBeVisible()
  expect(await violationsOn(office)).toEqual([])
  await list
    .getByRole('link', { name: /상품 문의가 들어왔습니다/ })
    .first()
    .click()
  await office.waitForURL(/\/ice_builder\/questions\?state=waiting$/)
  await settled(office)
  // Of these goods alone: questions that wait are more than the first page of the list shows.
  await office.getByLabel('상품 이름으로 찾기').fill('월넛 워크인 옷방')
  const row = office.getByRole('row').filter({ hasText: asked })
  await expect(office.getByRole('row').filter({ hasText: secret })).toContainText('비밀글')
  await row.getByRole('button', { name: /답변 달기$/ }).click()
  const dialog = office.getByRole('dialog', { name: '문의에 답변합니다' })
  await dialog.getByRole('button', { name: '답변 달기' }).click()
  await expect(dialog.getByText('답변을 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('답변', { exact: true }).fill(answer)
  await dialog.getByRole('button', { name: '답변 달기' }).click()
  await expect(office.getByText('답변을 달았습니다.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await office.close()

  await expect(async () => expect(await readBy(visitor)).toContain(answer)).toPass()
  await page.goto('/mypage/alarm')
  await expect(main(page).getByText('문의하신 상품에 판매자가 답변을 남겼습니다.').first()).toBeVisible()
  await page.goto('/mypage/consulting/qna')
  await expect(own(page, asked)).toContainText(answer)
  await expect(own(page, secret)).toContainText('비밀글')
  await settled(page)
  expect(await violationsOn(page)).toEqual([])
  // What is answered is no longer mended; what waits is, where it stands.
  await expect(own(page, asked).getByRole('button', { name: /고치기$/ })).toHaveCount(0)
  await own(page, secret)
    .getByRole('button', { name: /고치기$/ })
    .click()
  const mended = main(page).getByLabel('문의 내용')
  await expect(mended).toHaveValue(secret)
  await mended.fill(`${secret} 급합니다.`)
  await main(page).getByRole('button', { name: '고치기', exact: true }).click()
  await expect(own(page, `${secret} 급합니다.`)).toBeFocused()
  for (const words of [secret, asked]) {
    await own(page, words).getByRole('button', { name: /삭제$/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expect(own(page, words)).toHaveCount(0)
  }
  await Promise.all([visitor.dispose(), doyun.dispose()])
})
