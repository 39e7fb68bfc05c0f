// A member of staff who knows only the words on the screen enters a product with pictures, a banner and an entry of the menu, and finds
// each where visitors see it, in a dozen steps at most.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, test } from '../../support/site-test'

const MOST_STEPS = 12
const PUBLISHED = '게시했습니다. 방문자에게 보입니다.'
const PRODUCT = { name: '원목결 마루 오크 내추럴', initials: 'ㅇㅁㄱㅁㄹㅇㅋ' }
const named = (words: string) => `${words} ${randomUUID().slice(0, 6)}`

/** Whether the page says this. */
const shows = async (request: APIRequestContext, path: string, words: string) => (await (await request.get(path)).text()).includes(words)

/** A photograph that no other test has uploaded. */
const photograph = async (name: string) => {
  const [r, g, b] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  const plain = sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: r!, g: g!, b: b! } } })
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() }
}
/** Once it is chosen the field shows it and the button is gone. */
const chosen = (page: Page, title: string) => expect(page.getByRole('button', { name: `${title} 빼기`, exact: true })).toBeVisible()

test('a first-time editor makes a product with pictures and finds it on its page and in its category', async ({ page, complaints }) => {
  const title = named('물푸레결 마루')
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('제품')
  await editor.follow('새로 만들기')
  await editor.fill('제품 이름', title)
  await editor.fill('제품 번호', 'ASH-90')
  await editor.find('카테고리', '일자 마루')
  await editor.bring('파일 올리기', await photograph('물푸레'))
  await chosen(page, '대표 사진')
  await editor.press('사진·영상에 더하기')
  await editor.bring('파일 올리기', await photograph('거실'))
  await chosen(page, '사진')
  await editor.press('게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  expect(editor.steps).toBeLessThanOrEqual(MOST_STEPS)

  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: '방문자 화면' }).click()
  const visitor = await opened
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator('main img[src*="/uploads/"]').first()).toBeVisible()
  await visitor.getByRole('link', { name: '일자 마루' }).first().click()
  const card = visitor.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(card.locator('img[src*="/uploads/"]')).toBeVisible()
  // Its preview, saved before the categories are chosen, says what is missing with 409, which a browser writes down.
  expect(complaints.filter((line) => !/409.*preview=Y/.test(line))).toEqual([])
})

test('a first-time editor makes a banner: it is on its page at once, and on no other', async ({ page, request }) => {
  const title = named('첫눈 맞이 무료 실측')
  await request.get('/zin/event/event')
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('배너')
  await editor.follow('새로 만들기')
  await editor.choose('자리', '이벤트 목록')
  await editor.fill('제목', title)
  await editor.fill('연결', '/zin/consulting/start')
  await editor.bring('파일 올리기', await photograph('첫눈'))
  await chosen(page, '사진')
  await editor.fill('닫는 때', '2030-01-31T18:00')
  await editor.press('게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  await expect.poll(() => shows(request, '/zin/event/event', title)).toBe(true)
  expect(editor.steps).toBeLessThanOrEqual(MOST_STEPS)
  expect(await shows(request, '/zin/home', title)).toBe(false)

  await page.getByRole('tab', { name: '쓰인 곳' }).click()
  await expect(page.getByRole('tabpanel', { name: '쓰인 곳' }).getByRole('link', { name: '진행 중 이벤트' })).toBeVisible()
  // Pointed at a product, which is found by the initials of its name.
  const pointing = new FirstTimer(page)
  await pointing.follow('배너')
  await pointing.follow(title)
  await expect(page.getByRole('link', { name: /있는 화면 열기/ })).toHaveAttribute('href', '/zin/consulting/start')
  await pointing.press('연결 바꾸기')
  pointing.steps += 2
  await page.getByRole('combobox', { name: '연결', exact: true }).fill(PRODUCT.initials)
  await page.getByRole('option', { name: `${PRODUCT.name} 제품 ·` }).click()
  await expect(page.getByRole('link', { name: /있는 화면 열기/ })).toHaveAttribute('href', /^\/zin\/product\//)
  await pointing.press('다시 게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  expect(pointing.steps).toBeLessThanOrEqual(6)
  const visitor = await page.context().newPage()
  await visitor.goto('/zin/event/event')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor).toHaveURL(/\/zin\/product\//)
  // Later tests see the event list as it is shipped.
  await page.getByRole('tab', { name: '내용', exact: true }).click()
  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  await page.getByRole('menuitem', { name: '휴지통으로' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 옮기기' }).click()
  await expect.poll(() => shows(request, '/zin/event/event', title)).toBe(false)
})

test('a first-time editor is told by the form what is missing, and only when publishing', async ({ page }) => {
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('배너')
  await editor.follow('새로 만들기')
  await expect(page.getByLabel('제목', { exact: true })).toBeVisible()
  await expect(page.getByText('제목을 입력해 주세요.', { exact: true })).toHaveCount(0)
  await editor.fill('설명', '무엇이 빠졌는지 봅니다.')
  await editor.press('게시')
  await expect(page.getByText('제목을 입력해 주세요.', { exact: true })).toBeVisible()
  await expect(page.getByText('자리를 골라 주세요.', { exact: true })).toHaveCount(1)
  await editor.fill('제목', '눈길 안내')
  await expect(page.getByText('제목을 입력해 주세요.', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '에 저장됨' })).toBeVisible()
  await expect(page.getByText('자리를 골라 주세요.', { exact: true })).toHaveCount(1)
})

test('a first-time editor makes an entry of the menu and finds it in the header', async ({ page }) => {
  const name = named('창호 점검')
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('메뉴')
  await editor.follow('새로 만들기')
  await editor.fill('이름', name)
  await editor.fill('연결', '/zin/consulting/start')
  await editor.find('상위 메뉴', '고객지원')
  await editor.press('게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  expect(editor.steps).toBeLessThanOrEqual(MOST_STEPS)
  const visitor = await page.context().newPage()
  await visitor.goto('/zin/home')
  await visitor.getByRole('banner').getByText('고객지원', { exact: true }).click()
  await expect(visitor.getByRole('banner').getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  await page.getByRole('menuitem', { name: '휴지통으로' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 옮기기' }).click()
  await expect.poll(() => shows(visitor.request, '/zin/home', name)).toBe(false)
})
