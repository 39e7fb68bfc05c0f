// SYS-22 on a wide screen by keys alone, from the first field to the published page; and what a letter costs in a long tour.
import type { Page, Response } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { leaveRoom } from '../../support/leave-room'
import { expect, settled, test } from '../../support/site-test'
import { phonePhoto } from '../../support/tour-photos'

test.describe.configure({ mode: 'serial' })

const EDIT = '/styling/myhome/edit'
const story = (page: Page) => page.locator('[data-story]')
const title = (page: Page) => page.getByLabel('제목', { exact: true })
const isSaved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved', { timeout: 20_000 })

/** Earlier drafts stay, and are asked about each time. */
async function beginAnew(page: Page) {
  const question = page.getByRole('dialog', { name: /작성 중인 글이 있습니다/ })
  await expect(title(page).or(question).first()).toBeVisible()
  if (await question.isVisible()) {
    await page.getByRole('button', { name: '새로 작성' }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(title(page)).toHaveValue('')
}
async function begin(page: Page) {
  await leaveRoom(page.request)
  await page.goto(EDIT)
  await settled(page)
  await beginAnew(page)
}

/** Tab until this has the focus. */
async function tabTo(page: Page, name: RegExp | string, most = 80) {
  const target = page.getByRole('main').getByRole('button', { name }).first()
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab did not reach ${String(name)}`)
}

test('a tour by keys alone', async ({ page, signIn }) => {
  await signIn('hajun')
  await begin(page)
  await title(page).focus()
  await page.keyboard.type('열쇠로만 쓴 집')
  // The press on the button opens the browser's own chooser.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, '사진 추가')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([await phonePhoto('#553311', '1.jpg'), await phonePhoto('#113355', '2.jpg')])
  await expect(story(page)).toHaveCount(2)
  await tabTo(page, '글 추가')
  await page.keyboard.press('Enter')
  await expect(story(page)).toHaveCount(3)
  await page.keyboard.type('글입니다.')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' 굵게')
  const ids = () => story(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['story']))
  const before = await ids()

  // By the arrows of a part, and by carrying a row.
  await page.getByRole('button', { name: '1번째 사진 아래로' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(ids).toEqual([before[1], before[0], before[2]])
  await expect(page.getByRole('button', { name: '2번째 사진 아래로' })).toBeFocused()
  await page.getByRole('button', { name: '순서 바꾸기' }).focus()
  await page.keyboard.press('Enter')
  const rows = page.getByRole('list', { name: '이야기 순서' }).getByRole('button')
  await rows.nth(0).focus()
  await page.keyboard.press('Space')
  await page.waitForTimeout(150)
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(150)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '순서 정하기 끝내기' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(ids).toEqual(before)

  // A product by the arrow keys.
  await page
    .getByRole('button', { name: /^제품 표시/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const photo = page.getByRole('button', { name: /화살표로 자리를 고르고/ })
  await photo.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(photo).toHaveAccessibleName(/가로 40%, 세로 49%/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('제품이나 상품 찾기')).toBeFocused()
  await page.keyboard.type('오크')
  const found = page.getByRole('list', { name: '찾은 제품과 상품' }).getByRole('button').first()
  await expect(found).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: '표시한 제품' }).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await isSaved(page)
  await tabTo(page, '게시하기', 120)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: '게시했습니다.' }).getByRole('button', { name: '글 보기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/detail\/\d+$/)
  await settled(page)
  await page.getByRole('button', { name: /^1번, / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '제품 보기' })).toBeVisible()
  await expect(page.getByText('글입니다. 굵게').locator('strong')).toHaveText('굵게')
})

test('what is missing is said where it is: no title, no photograph', async ({ page, signIn }) => {
  await signIn('hajun')
  await begin(page)
  await page.getByRole('button', { name: '게시하기' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '제목을 입력해 주세요.' })).toBeVisible()
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('사진이 없는 집')
  await page.getByRole('button', { name: '게시하기' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '사진을 한 장 이상 올려 주세요.' })).toBeVisible()
})

test('the editor’s JavaScript is at most 150 KB more than an empty page’s, and no other page has it', async ({ page, signIn }) => {
  const scripts = async (path: string, use?: (page: Page) => Promise<void>): Promise<Map<string, number>> => {
    const found = new Map<string, Promise<number>>()
    const hear = (response: Response) => {
      if (response.url().endsWith('.js'))
        found.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        )
    }
    page.on('response', hear)
    await page.goto(path)
    await settled(page)
    await use?.(page)
    // What the use asked for is a script as well.
    await settled(page)
    page.off('response', hear)
    return new Map(await Promise.all([...found].map(async ([url, bytes]) => [url, await bytes] as const)))
  }
  const sum = (all: Map<string, number>) => [...all.values()].reduce((a, b) => a + b, 0)
  await signIn('hajun')
  const empty = await scripts('/etc/privacy')
  const tour = await scripts('/styling/myhome/detail/101')
  await begin(page)
  await page.goto('about:blank')
  const editor = await scripts(EDIT, beginAnew)
  const more = sum(new Map([...editor].filter(([url]) => !empty.has(url))))
  console.log(`the tour editor: ${more} B of JavaScript over an empty page`)
  expect(more).toBeGreaterThan(50_000)
  expect(more).toBeLessThanOrEqual(150 * 1024)
  expect([...tour.keys()].filter((url) => /tour-editor/.test(url))).toEqual([])
})

test('a letter in a tour of forty photographs makes no more work than in an empty one', async ({ page, context, signIn }) => {
  test.setTimeout(180_000)
  await signIn('hajun')
  await begin(page)
  const session = await context.newCDPSession(page)
  await session.send('Profiler.enable')
  /** Calls of the page's functions for a text of this many letters. How long they take is measured by the bench (tours.mjs). */
  const calls = async (): Promise<number> => {
    await page.getByRole('button', { name: '글 추가' }).last().click()
    await expect(story(page).last().getByRole('textbox')).toBeFocused()
    await isSaved(page)
    // One save is under way all the time: how many a text takes depends on how fast it is typed.
    const { promise: isCounted, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/saveMyHome', (route) => isCounted.then(() => route.continue()))
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await page.keyboard.type('the light stays long in this living room and we like it so much here. ')
    const { result } = await session.send('Profiler.takePreciseCoverage')
    await session.send('Profiler.stopPreciseCoverage')
    letGo()
    await isSaved(page)
    await page.unroute('**/saveMyHome')
    return result
      .filter(({ url }) => url.includes('/islands/'))
      .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count))
      .reduce((sum, count) => sum + count, 0)
  }
  const empty = await calls()
  await begin(page)
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await Promise.all(Array.from({ length: 40 }, (_, i) => phonePhoto(`rgb(${i * 5}, 90, 120)`, `${i}.jpg`))))
  await expect(story(page)).toHaveCount(40, { timeout: 100_000 })
  // A text between any two, as in a written tour.
  for (let i = 0; i < 10; i++)
    await page
      .getByRole('button', { name: '글 추가' })
      .nth(i * 2)
      .click()
  await isSaved(page)
  const long = await calls()
  console.log(`calls of functions for a text of 70 letters: ${empty} in an empty tour, ${long} with 40 photographs`)
  expect(empty).toBeGreaterThan(1_000)
  expect(long).toBeLessThanOrEqual(1.2 * empty)
})
