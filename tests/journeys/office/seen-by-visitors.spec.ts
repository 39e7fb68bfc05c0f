// What staff publish is on the pages that show it, at once, and the pages that do not show it stay in the cache.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, test } from '../../support/site-test'

/** How the front answered, and with what. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  return { how: response.headers()['x-maru'], mark: response.headers()['etag'], text: await response.text() }
}
/** Read until the cache has it. */
async function kept(request: APIRequestContext, path: string) {
  await expect.poll(async () => (await read(request, path)).how, { message: path }).toBe('hit')
  return read(request, path)
}

test('a published notice is on its list at once, and pages without notices stay as they are kept', async ({ page, request }) => {
  const title = `엘리베이터 점검 ${randomUUID().slice(0, 6)}`
  const others = ['/zin/exhibition/modelhouse', '/etc/terms']
  const before = await kept(request, '/cs/notice')
  expect(before.text).not.toContain(title)
  const keptBefore = await Promise.all(others.map((path) => kept(request, path)))

  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('공지사항')
  await editor.follow('새로 만들기')
  await editor.choose('분류', '안내')
  await editor.fill('제목', title)
  await editor.fill('본문', '오전에는 계단으로 나릅니다.')
  await page.getByRole('switch', { name: '목록 맨 위에 고정' }).click()
  await editor.press('게시')
  await expect(page.getByText('게시했습니다. 방문자에게 보입니다.')).toBeVisible()

  await expect.poll(async () => (await read(request, '/cs/notice')).text.includes(title), { intervals: [100] }).toBe(true)
  for (const [i, path] of others.entries()) {
    const { how, mark } = await read(request, path)
    expect([path, how, mark]).toEqual([path, 'hit', keptBefore[i]!.mark])
  }
  // Taken back, it is gone from there as soon.
  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  await page.getByRole('menuitem', { name: '휴지통으로' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 옮기기' }).click()
  await expect.poll(async () => (await read(request, '/cs/notice')).text.includes(title), { intervals: [100] }).toBe(false)
  for (const path of others) expect([path, (await read(request, path)).how]).toEqual([path, 'hit'])
})
