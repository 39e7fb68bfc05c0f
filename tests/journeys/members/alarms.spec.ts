// Alarms of a member (SYS-41, S-ALARM-1): the badge of the header follows what is read, in every tab.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { memberCookies } from '../../support/member-cookies'
import { expect, settled, test } from '../../support/site-test'

/** Cases of three rooms, which no other journey writes under. */
const CASES = [23, 24, 25]

/**
 * Another member answers three comments of the one who is signed in. Nothing else raises an alarm for this one, who reads what an
 * earlier run has left first.
 * @returns the number of the answer under each of the cases.
 */
async function threeAnswers(page: Page): Promise<number[]> {
  const origin = new URL(process.env['SITE_UNDER_TEST']!).origin
  const doyun = [...(await memberCookies('doyun'))].map((pair) => pair.join('=')).join('; ')
  const write = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await page.request.post('/svc/interiorSvcApi/saveReply', { form, headers: { origin, ...headers } })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: { item: { REPLY_SEQ: number } } }).data.item.REPLY_SEQ
  }
  expect((await page.request.post('/svc/myPageSvcApi/svcMyPageMyAlarmReadALL', { headers: { origin } })).status()).toBe(200)
  const answers: number[] = []
  for (const seq of CASES.map(String)) {
    const parentSeq = String(await write({ seq, contents: '창가의 벤치 높이가 궁금합니다.' }))
    answers.push(await write({ seq, parentSeq, contents: '바닥에서 42cm로 맞췄습니다.' }, { cookie: doyun }))
  }
  return answers
}

test('SYS-41: three unread alarms; opening one leaves two, marking all none, in both tabs', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn('narae')
  const [answer] = await threeAnswers(page)
  await page.goto('/mypage/alarm')
  await settled(page)
  const menu = (tab: typeof page) => tab.getByRole('banner').getByLabel(/님 메뉴$/)
  await expect(page.getByText('읽지 않은 알림이 3개 있습니다.')).toBeVisible()
  await expect(menu(page)).toHaveAccessibleDescription('읽지 않은 알림 3개')
  expect(await violationsOn(page)).toEqual([])
  const other = await context.newPage()
  await other.goto('/styling/house')
  await expect(menu(other)).toHaveAccessibleDescription('읽지 않은 알림 3개')

  // By words, and not by colour alone.
  const unread = page.getByRole('main').getByRole('link').filter({ hasText: '읽지 않음' })
  await expect(unread).toHaveCount(3)
  await unread.and(page.locator(`[href$="#reply-${answer}"]`)).press('Enter')
  await page.waitForURL(new RegExp(`/styling/expert-style/detail/${CASES[0]}\\?reply=${answer}#reply-${answer}$`))
  await expect(page.locator(`#reply-${answer}`)).toBeInViewport()
  await expect(menu(page)).toHaveAccessibleDescription('읽지 않은 알림 2개')
  await expect(menu(other)).toHaveAccessibleDescription('읽지 않은 알림 2개')

  await page.goto('/mypage/alarm')
  await settled(page)
  await expect(unread).toHaveCount(2)
  await page.getByRole('button', { name: '모두 읽음' }).press('Enter')
  await expect(page.getByText('알림을 모두 읽음으로 표시했습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(unread).toHaveCount(0)
  for (const tab of [page, other]) await expect(menu(tab)).toHaveAccessibleDescription('')
  await page.reload()
  await expect(page.getByText('모두 읽었습니다.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a member chooses mail for replies, and the choice stays', async ({ page, signIn }) => {
  await signIn('doyun')
  await page.goto('/mypage/alarm')
  const box = page.getByRole('group', { name: '댓글과 답글' }).getByRole('checkbox', { name: '이메일' })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('댓글과 답글 소식을 이메일로 보내 드립니다.')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page.getByText('댓글과 답글 소식을 이메일로 보내지 않습니다.')).toBeVisible()
})

test('a visitor asks nothing: pages are one copy for everybody', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('MyAlarm') && asked.push(request.url())))
  await page.goto('/styling/house')
  await settled(page)
  // What waited for an idle moment has had it.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })))
  await settled(page)
  expect(asked).toEqual([])
  expect(await (await page.request.get('/styling/house')).text()).not.toContain('알림, 읽지')
})
