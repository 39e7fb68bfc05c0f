// Comments on events (SYS-33): written, taken back, reported; forbidden words are refused (V-FW-1).
import { madeEvent } from '../../support/made-event'
import { readJson } from '../../support/fixtures'
import { expect, settled, test } from '../../support/site-test'

const [{ word }] = readJson('pages-fixtures/seed/forbidden-words.json') as [{ word: string }]
const made = { eventName: '여정의 댓글 이벤트', eventType: 'default' } as const

test('a member writes by keyboard, has a word refused, and deletes their own reply', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, made)
  await signIn('haneul')
  await page.goto(`/zin/event/event/${eventSeq}`)
  await settled(page)
  const field = page.getByRole('textbox', { name: '글 남기기' })
  await field.fill(`${word}예시`)
  await page.getByRole('button', { name: '등록하기' }).press('Enter')
  await expect(page.getByText('금칙어가 포함되어 있습니다.')).toBeVisible()
  await expect(field).toBeFocused()

  await field.fill('좋은 집이네요')
  await page.getByRole('button', { name: '등록하기' }).press('Enter')
  const mine = page.getByRole('listitem').filter({ hasText: '좋은 집이네요' })
  await expect(mine).toContainText('하늘집')
  await page.reload()
  await settled(page)
  await mine.getByRole('button', { name: /삭제$/ }).press('Enter')
  await page.getByRole('alertdialog', { name: '이 글을 삭제하시겠습니까?' }).getByRole('button', { name: '삭제' }).press('Enter')
  await expect(mine).toHaveCount(0)
})

test('another reply is reported, once', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, made)
  await signIn('jiwoobiz')
  const answer = await page.request.post('/svc/eventSvcApi/svcReplySave', {
    form: { eventId: String(eventSeq), contents: '저희 매장에 오세요' },
    headers: { origin: new URL(process.env['SITE_UNDER_TEST']!).origin },
  })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
  await signIn('haneul')
  await page.goto(`/zin/event/event/${eventSeq}`)
  await settled(page)
  const report = async () => {
    await page.getByRole('button', { name: /신고$/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '글 신고' })
    await dialog.getByRole('radio', { name: '광고나 홍보' }).press('Space')
    await dialog.getByRole('button', { name: '신고하기' }).press('Enter')
  }
  await report()
  await expect(page.getByText('신고를 접수했습니다.')).toBeVisible()
  await report()
  await expect(page.getByRole('alertdialog', { name: '이미 신고한 글입니다.' })).toBeVisible()
})
