// Replies under cases and pieces of the magazine (SYS-21): written, answered, reported, removed; hidden by staff.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { enter } from '../../support/sign-in-form'
import { expect, settled, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'

const CASE = '/styling/expert-style/detail/12'
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('SYS-21: a member writes by keyboard, answers, reports another reply and deletes the own one, whose thread stays', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('doyun')
  await page.goto(CASE)
  await settled(page)
  const words = `여정의 댓글 ${Date.now()}`
  await page.getByRole('textbox', { name: '댓글 남기기' }).fill(words)
  await page.getByRole('button', { name: '등록하기' }).press('Enter')
  const mine = row(page, words)
  await expect(mine).toContainText('도윤의서재')
  await expect(page.getByText('댓글을 등록했습니다.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '댓글 남기기' })).toHaveValue('')

  // Kept pages are one copy: the next visit shows it too, and knows whose it is.
  await page.reload()
  await settled(page)
  await mine.getByRole('button', { name: /에 답글$/ }).press('Enter')
  const field = page.getByRole('textbox', { name: '도윤의서재님에게 답글' })
  await expect(field).toBeFocused()
  await field.fill(`${words}의 답글`)
  await mine.getByRole('button', { name: '등록하기' }).press('Enter')
  const answer = page.getByRole('listitem').filter({ hasText: `${words}의 답글` })
  await expect(answer).toBeFocused()
  expect(await violationsOn(page)).toEqual([])

  await row(page, words).first().getByRole('button', { name: /삭제$/ }).press('Enter')
  await page.getByRole('alertdialog', { name: '이 댓글을 삭제하시겠습니까?' }).getByRole('button', { name: '삭제' }).press('Enter')
  const place = page.getByRole('listitem').filter({ hasText: '쓴 사람이 삭제한 댓글입니다.' }).first()
  await expect(place).toBeFocused()
  await expect(answer).toBeVisible()
  await answer.getByRole('button', { name: /삭제$/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).press('Enter')
  await expect(answer).toHaveCount(0)
  await expect(place).toHaveCount(0)

  await page.getByRole('button', { name: /신고$/ }).first().press('Enter')
  const dialog = page.getByRole('dialog', { name: '댓글 신고' })
  await dialog.getByRole('radio', { name: '광고나 홍보' }).press('Space')
  await dialog.getByRole('button', { name: '신고하기' }).press('Enter')
  await expect(page.getByText('신고를 접수했습니다.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('V-FW-1: a forbidden word is named, and the words stay', async ({ page, signIn }) => {
  await signIn('doyun')
  await page.goto('/styling/life-book/detail/3')
  await settled(page)
  const field = page.getByRole('textbox', { name: '댓글 남기기' })
  await field.fill('금칙어예시입니다')
  await page.getByRole('button', { name: '등록하기' }).press('Enter')
  await expect(page.getByText('금칙어가 포함되어 있습니다. 고칠 말: 금칙어')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('금칙어예시입니다')
})

test('P-VIS-2: a visitor who writes is asked to log in, and finds the words in their place afterwards', async ({ page }) => {
  const words = `방문자가 쓴 말 ${Date.now()}`
  await page.goto('/styling/style-trend/detail/2')
  await settled(page)
  await page.getByRole('textbox', { name: '댓글 남기기' }).fill(words)
  await page.getByRole('button', { name: '등록하기' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).press('Enter')
  await page.waitForURL(/\/login/)
  await settled(page)
  await enter(page, 'hajun')
  await page.waitForURL(/\/styling\/style-trend\/detail\/2/)
  const field = page.getByRole('textbox', { name: '댓글 남기기' })
  await expect(field).toHaveValue(words)
  await expect(field).toBeInViewport()
  await page.getByRole('button', { name: '등록하기' }).press('Enter')
  await expect(row(page, words)).toContainText('하준결')
})

test('SYS-41: the alarm of an answer that stands on a later page opens that page, at the answer', async ({ page, signIn, complaints }) => {
  const words = `저도 궁금했습니다. ${Date.now()}`
  await signIn('hajun')
  // The oldest reply of a case with four pages of them.
  const form = { seq: '2', parentSeq: '114', contents: words }
  const written = await page.request.post('/svc/interiorSvcApi/saveReply', { form, headers: { origin: process.env['SITE_UNDER_TEST']! } })
  expect(written.status()).toBe(200)

  await signIn('doyun')
  await page.goto('/mypage/alarm')
  await settled(page)
  await page.getByRole('main').getByRole('link').filter({ hasText: '하준결님이 답글' }).first().press('Enter')
  await page.waitForURL(/\/detail\/2\?reply=\d+#reply-\d+$/)
  const answer = row(page, words)
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  const pages = page.getByRole('navigation', { name: '댓글 페이지 이동' })
  await expect(pages.getByRole('link', { name: '현재 페이지 4' })).toBeVisible()
  // From here the list is as ever: the other pages name no reply.
  await pages.getByRole('link', { name: /^1 ?페이지$/ }).press('Enter')
  await page.waitForURL(/\/detail\/2(#\S*)?$/)
  expect(complaints).toEqual([])
})

test('words that were not sent are there again: after a reload, a closed tab and a form put away; a failure leaves them, and is said', async ({
  page,
  context,
  signIn,
}) => {
  const path = '/styling/expert-style/detail/3'
  const written = (tab: Page) => tab.getByRole('textbox', { name: '댓글 남기기' })
  await signIn('hajun')
  await page.goto(path)
  await settled(page)
  await written(page).pressSequentially('쓰다 만 댓글')
  await page
    .getByRole('button', { name: /에 답글$/ })
    .first()
    .click()
  const answer = page.getByRole('textbox', { name: /님에게 답글$/ })
  await answer.pressSequentially('쓰다 만 답글')
  await page.getByRole('button', { name: '취소' }).click()
  await page
    .getByRole('button', { name: /에 답글$/ })
    .first()
    .click()
  await expect(answer).toHaveValue('쓰다 만 답글')
  await page.reload()
  await written(page).scrollIntoViewIfNeeded()
  await expect(written(page)).toHaveValue('쓰다 만 댓글')
  await page.close()

  const next = await context.newPage()
  await next.goto(path)
  await written(next).scrollIntoViewIfNeeded()
  await expect(written(next)).toHaveValue('쓰다 만 댓글')
  await next.route('**/saveReply', (route) => route.fulfill({ status: 500, body: '' }))
  await next.getByRole('button', { name: '등록하기' }).click()
  await expect(next.getByRole('alertdialog')).toBeVisible()
  await expect(written(next)).toHaveValue('쓰다 만 댓글')
})

test('staff hide a reported reply for a reason, visitors read so, and undoing shows it again', async ({ page, baseURL }) => {
  const seen = async () => (await page.request.get('/styling/life-book/detail/1')).text()
  const [name, value] = (await staffCookie(baseURL)).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: baseURL! }])
  await page.goto('/ice_builder/home')
  await expect(page.getByRole('link', { name: /신고를 살필 댓글/ })).toBeVisible()
  await page.goto('/ice_builder/replies?q=사진이 별로네요')
  const reported = page.getByRole('row').filter({ hasText: '사진이 별로네요' })
  await expect(reported).toContainText('욕설이나 비방')
  expect(await violationsOn(page)).toEqual([])
  await reported.getByRole('button', { name: /숨기기$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('숨기는 사유').fill('비방으로 판단했습니다.')
  await dialog.getByRole('button', { name: '숨기기', exact: true }).click()
  await expect(page.getByText('댓글을 숨겼습니다.')).toBeVisible()
  await expect(reported).toContainText('비방으로 판단했습니다.')
  await expect.poll(seen).toContain('운영자가 숨긴 댓글입니다.')
  expect(await seen()).not.toContain('사진이 별로네요')
  await page.getByRole('status').getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByText('판단을 되돌렸습니다.')).toBeVisible()
  await expect.poll(seen).toContain('사진이 별로네요')
  // The same of several: one reason for those that are chosen, by keyboard.
  const several = page.getByRole('group', { name: '고른 댓글' })
  const decide = async (words: string, said: string) => {
    await reported.getByRole('checkbox').press('Space')
    await several.getByRole('button', { name: words }).press('Enter')
    await dialog.getByLabel('사유').fill('여러 건을 함께 살폈습니다.')
    await page.keyboard.press('Enter')
    await expect(page.getByText(said)).toBeVisible()
  }
  await decide('숨기기', '댓글 1건을 숨겼습니다.')
  await expect.poll(seen).not.toContain('사진이 별로네요')
  await decide('판단 되돌리기', '댓글 1건을 살필 것으로 되돌렸습니다.')
  await expect.poll(seen).toContain('사진이 별로네요')
  await page.goto('/ice_builder/audit?action=reply.hide')
  await expect(page.getByRole('row').filter({ hasText: '비방으로 판단했습니다.' }).first()).toContainText('신고된 댓글 숨기기')
})
