// SYS-22 by touch on a phone: photographs are refused and taken, a draft is gone on with, a tour is published, edited, taken back, deleted.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { leaveRoom } from '../../support/leave-room'
import { expect, settled, test } from '../../support/site-test'
import { phonePhoto } from '../../support/tour-photos'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
// One member writes: a draft of one test would be the temporary draft of another.
test.describe.configure({ mode: 'serial' })

const EDIT = '/styling/myhome/edit'
const MB = 1_048_576
const story = (page: Page) => page.locator('[data-story]')
const title = (page: Page) => page.getByLabel('제목', { exact: true })
const isSaved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
const files = (page: Page) => page.locator('input[type=file]').last()
const question = (page: Page) => page.getByRole('dialog', { name: /작성 중인 글이 있습니다/ })

async function open(page: Page, path = EDIT) {
  await page.goto(path)
  await settled(page)
  await expect(title(page).or(question(page)).first()).toBeVisible()
}

/** A new tour, whatever an earlier test left. */
async function begin(page: Page) {
  await leaveRoom(page.request)
  await open(page)
  const anew = page.getByRole('button', { name: '새로 작성' })
  if (await question(page).isVisible()) await anew.tap()
  await expect(title(page)).toHaveValue('')
}

/** A second run, after a failure, publishes it once more. */
const LIGHT = `볕이 드는 집 ${Date.now()}`

test('acceptance: 21 MB refused, .webp refused, jpg taken; a draft is gone on with; published, it stands in the list', async ({
  page,
  signIn,
}) => {
  await signIn('gaonmoon')
  // As a person comes to it.
  await page.goto('/styling/myhome')
  await page.getByRole('link', { name: '집들이 쓰기' }).tap()
  await expect(page).toHaveURL(EDIT)
  await begin(page)
  const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  await files(page).setInputFiles([{ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(21 * MB) }])
  await expect(page.getByRole('alert').filter({ hasText: '파일은 개당 최대 20MB까지 첨부할 수 있습니다. (big.jpg)' })).toBeVisible()
  await files(page).setInputFiles([{ name: 'a.webp', mimeType: 'image/webp', buffer: webp }])
  await expect(page.getByRole('alert').filter({ hasText: 'JPG, JPEG, PNG, GIF, BMP 파일만 첨부할 수 있습니다. (a.webp)' })).toBeVisible()
  // Its name says jpg, its bytes do not: the server looks.
  await files(page).setInputFiles([{ name: 'not.jpg', mimeType: 'image/jpeg', buffer: webp }])
  await expect(
    page.getByRole('alert').filter({
      hasText: '사진으로 읽을 수 없는 파일입니다. 파일이 깨졌거나 이름만 사진일 수 있습니다. JPG로 다시 저장해 올려 주세요. (not.jpg)',
    }),
  ).toBeVisible()
  await expect(story(page)).toHaveCount(0)
  await files(page).setInputFiles([await phonePhoto('#804020')])
  await expect(story(page)).toHaveCount(1)
  // Turned upright.
  const { width, height } = (await story(page).locator('.photo').boundingBox())!
  expect(height / width).toBeCloseTo(640 / 480, 1)
  await title(page).fill(LIGHT)
  await isSaved(page)
  await expect(page).toHaveURL(/\/styling\/myhome\/edit\/\d+$/)

  await open(page)
  await expect(question(page)).toContainText('작성 중인 글이 있습니다. 이어서 작성하시겠습니까?')
  await page.getByRole('button', { name: '이어서 작성' }).tap()
  await expect(title(page)).toHaveValue(LIGHT)
  await expect(story(page)).toHaveCount(1)
  await page.getByRole('button', { name: '게시하기' }).tap()
  await page.getByRole('alertdialog', { name: '게시했습니다.' }).getByRole('button', { name: '글 보기' }).tap()
  await expect(page).toHaveURL(/\/styling\/myhome\/detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LIGHT)
  await page.goto('/styling/myhome')
  const card = page.getByRole('article').filter({ hasText: LIGHT })
  await expect(card).toContainText('가온')
})

test('a product is marked by a press, shown on the tour, and leads to its page', async ({ page, signIn }) => {
  await signIn('gaonmoon')
  await begin(page)
  await files(page).setInputFiles([await phonePhoto('#204080')])
  await expect(story(page)).toHaveCount(1)
  await title(page).fill('제품을 표시한 집')
  await page.getByRole('button', { name: /^제품 표시/ }).tap()
  const photo = page.getByRole('button', { name: /화살표로 자리를 고르고/ })
  await photo.tap({ position: { x: 100, y: 120 } })
  await page.getByLabel('제품이나 상품 찾기').fill('오크')
  await page.getByRole('list', { name: '찾은 제품과 상품' }).getByRole('button').first().tap()
  const marked = await page.getByRole('list', { name: '표시한 제품' }).getByRole('listitem').innerText()
  await page.getByRole('button', { name: '완료' }).tap()
  await isSaved(page)
  await page.getByRole('button', { name: '게시하기' }).tap()
  await page.getByRole('alertdialog', { name: '게시했습니다.' }).getByRole('button', { name: '글 보기' }).tap()
  await expect(page).toHaveURL(/detail/)
  const name = marked.replace(/^\d+\s*/, '').trim()
  const card = page.getByRole('dialog', { name, exact: true })
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: `1번, ${name}`, exact: true }).tap()
  await expect(card).toBeVisible()
  await expect(page.getByRole('list', { name: '이 사진에 쓴 자재' })).toContainText(name)
  await card.getByRole('link', { name: '제품 보기' }).tap()
  await expect(page).toHaveURL(/\/zin\/product\//)
})

test('text survives a lost connection and a killed tab', async ({ page, context, signIn }) => {
  await signIn('gaonmoon')
  await begin(page)
  await page.getByRole('button', { name: '글 추가' }).tap()
  await page.keyboard.type('처음 글')
  await isSaved(page)
  await expect(page).toHaveURL(/edit\/\d+$/)
  const path = new URL(page.url()).pathname
  await context.setOffline(true)
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'offline')
  await page.keyboard.type('에 더한 글')
  await expect(page.locator('[data-save]')).toContainText('연결이 끊겼습니다. 쓰신 글은 이 기기에 남아 있습니다.')
  await context.setOffline(false)
  await isSaved(page)

  await context.setOffline(true)
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'offline')
  await page.keyboard.type('과 끊긴 글')
  await expect.poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBeGreaterThan(0)
  await page.waitForTimeout(300)
  // As a killed tab: nothing of it runs any more.
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const again = await context.newPage()
  await open(again, path)
  await expect(story(again).getByRole('textbox')).toContainText('처음 글에 더한 글과 끊긴 글')
  await isSaved(again)
  await again.close()
})

test('photographs that a killed tab did not send are sent when it is opened again', async ({ page, context, signIn }) => {
  await signIn('gaonmoon')
  await begin(page)
  await title(page).fill('끊긴 사진')
  await isSaved(page)
  const path = new URL(page.url()).pathname
  await context.route('**/saveMyHomePhoto', (route) => route.abort())
  await files(page).setInputFiles([await phonePhoto('#301010', 'one.jpg'), await phonePhoto('#103010', 'two.jpg')])
  await expect(page.locator('[data-uploads]')).toContainText('2장 남음')
  await page.waitForTimeout(500)
  await page.close({ runBeforeUnload: false })
  await context.unroute('**/saveMyHomePhoto')
  const again = await context.newPage()
  await open(again, path)
  await expect(story(again)).toHaveCount(2)
  await again.close()
})

test('two hundred photographs: the first sixty are taken in order, the rest is said', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('gaonmoon')
  await begin(page)
  const many = await Promise.all(Array.from({ length: 200 }, async (_, i) => phonePhoto(`rgb(${i}, ${255 - i}, 90)`, `photo-${i + 1}.jpg`)))
  await files(page).setInputFiles(many)
  await expect(page.getByRole('alert').filter({ hasText: '사진은 60장까지 담을 수 있어 140장은 올리지 않았습니다.' })).toContainText(
    '(photo-61.jpg, photo-62.jpg, photo-63.jpg 외 137장)',
  )
  await expect(story(page)).toHaveCount(60, { timeout: 100_000 })
  await isSaved(page)
})

test('order by a held finger; two photographs beside each other; 되돌리기', async ({ page, context, signIn }) => {
  await signIn('gaonmoon')
  await begin(page)
  await files(page).setInputFiles([
    await phonePhoto('#aa0000', '1.jpg'),
    await phonePhoto('#00aa00', '2.jpg'),
    await phonePhoto('#0000aa', '3.jpg'),
  ])
  await expect(story(page)).toHaveCount(3)
  const ids = () => story(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['story']))
  const [first, second, third] = await ids()
  await page.getByRole('button', { name: '순서 바꾸기' }).tap()
  const rows = page.getByRole('list', { name: '이야기 순서' }).getByRole('button')
  const [from, to] = [(await rows.nth(0).boundingBox())!, (await rows.nth(2).boundingBox())!]
  const touch = await context.newCDPSession(page)
  const at = (y: number) => [{ x: from.x + 60, y }]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', at(from.y + 30))
  await page.waitForTimeout(350)
  for (let y = from.y + 30; y <= to.y + 40; y += 12) await send('touchMove', at(y))
  await page.waitForTimeout(200)
  await send('touchEnd', [])
  await page.getByRole('button', { name: '순서 정하기 끝내기' }).tap()
  await expect.poll(ids).toEqual([second, third, first])
  await page.getByRole('button', { name: '위아래 사진 나란히' }).first().tap()
  await expect(story(page)).toHaveCount(2)
  await expect(story(page).first().locator('.photo')).toHaveCount(2)
  await page.getByRole('button', { name: /^되돌리기/ }).tap()
  await expect.poll(ids).toEqual([second, third, first])
  await isSaved(page)
})

test('two screens: the later save is asked about, with both texts; what is not chosen comes back', async ({ page, context, signIn }) => {
  await signIn('gaonmoon')
  await begin(page)
  await title(page).fill('처음 제목')
  await isSaved(page)
  const other = await context.newPage()
  await open(other, new URL(page.url()).pathname)
  await title(other).fill('다른 화면의 제목')
  await isSaved(other)
  await other.close()
  await title(page).fill('이 화면의 제목')
  const dialog = page.getByRole('dialog', { name: /어느 글로 계속하시겠습니까/ })
  await expect(dialog).toContainText('이 화면의 제목')
  await expect(dialog).toContainText('다른 화면의 제목')
  await dialog.getByRole('button', { name: '저장된 글 쓰기' }).tap()
  await expect(title(page)).toHaveValue('다른 화면의 제목')
  await page.getByRole('button', { name: /^되돌리기/ }).tap()
  await expect(title(page)).toHaveValue('이 화면의 제목')
  await isSaved(page)
})

test('edited from its page, taken back, deleted', async ({ page, signIn }) => {
  await signIn('gaonmoon')
  await begin(page)
  await files(page).setInputFiles([await phonePhoto('#7755aa')])
  await expect(story(page)).toHaveCount(1)
  await title(page).fill('고칠 집')
  await isSaved(page)
  await page.getByRole('button', { name: '게시하기' }).tap()
  await page.getByRole('alertdialog', { name: '게시했습니다.' }).getByRole('button', { name: '글 보기' }).tap()
  await expect(page).toHaveURL(/detail\/\d+$/)
  const detail = new URL(page.url()).pathname
  await page.getByRole('link', { name: '수정' }).tap()
  await expect(title(page)).toHaveValue('고칠 집')
  await title(page).fill('고친 집')
  await isSaved(page)
  await expect(page.getByText('고친 내용은 다시 게시하면 보입니다.')).toBeVisible()
  await page.getByRole('button', { name: '다시 게시' }).tap()
  await page.getByRole('alertdialog', { name: '게시했습니다.' }).getByRole('button', { name: '글 보기' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('고친 집')
  await page.getByRole('link', { name: '수정' }).tap()
  await page.getByRole('button', { name: '게시 취소' }).tap()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '게시 취소' }).tap()
  await expect(page.getByText('게시를 취소한 글입니다.')).toBeVisible()
  expect((await page.request.get(detail)).status()).toBe(404)
  await page.getByRole('button', { name: '글 삭제' }).tap()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '삭제' }).tap()
  await expect(page).toHaveURL(/\/styling\/myhome$/)
})

test('another member’s tour, and one that is not there, answer alike; a visitor is led to the login', async ({ page, signIn, request }) => {
  const { data } = (await (await request.get('/svc/interiorSvcApi/svcList?type=myhome&size=50')).json()) as {
    data: { items: { SEQ: number; AUTHOR_NAME: string }[] }
  }
  const theirs = data.items.find(({ SEQ, AUTHOR_NAME }) => SEQ >= 1_000_000 && AUTHOR_NAME === '하늘집')!.SEQ
  await page.goto(`${EDIT}/${theirs}`)
  await expect(page).toHaveURL(/\/login/)
  await signIn('gaonmoon')
  for (const seq of [theirs, 99_999_999]) {
    await page.goto(`${EDIT}/${seq}`)
    await expect(page.getByText('글을 찾을 수 없습니다.')).toBeVisible()
    await expect(page.getByRole('link', { name: '새 글 쓰기' })).toBeVisible()
  }
  await page.goto(`/styling/myhome/detail/${theirs}`)
  await settled(page)
  await expect(page.getByRole('link', { name: '수정' })).toHaveCount(0)
})
