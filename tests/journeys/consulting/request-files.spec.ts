// Pictures of a request for a consultation (SYS-31, V-FILE-1, V-FILE-2): a line that is cut goes on where it stopped.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { largePictureFile } from '../../support/large-pictures'
import { expect, settled, test } from '../../support/site-test'
import { verifyVisitor } from '../../support/verify-visitor'

const UPLOAD = '**/svc/consultingSvcApi/upload**'
const line = (page: Page, name: string) => page.getByRole('list', { name: '올린 사진' }).getByRole('listitem').filter({ hasText: name })
const choose = (page: Page, files: string | string[]) => page.locator('input[type=file]').setInputFiles(files)

async function openForm(page: Page): Promise<void> {
  await page.goto('/zin/consulting/form?checkValue=floor')
  await settled(page)
  await verifyVisitor(page, '휴대전화 본인인증', '송다온')
  await expect(page.getByText(/사진을 10장까지/)).toBeVisible()
}

/** Requests of the upload: what each began at, and how much it brought. */
function watchPieces(page: Page) {
  const pieces: { offset: number; answered: number | undefined }[] = []
  const begun: string[] = []
  page.on('response', (response) => {
    const { method, headers } = { method: response.request().method(), headers: response.request().headers() }
    if (!response.url().includes('/consultingSvcApi/upload')) return
    if (method === 'POST') begun.push(response.url())
    if (method === 'PATCH')
      pieces.push({ offset: Number(headers['upload-offset']), answered: Number(response.headers()['upload-offset']) || undefined })
  })
  return { pieces, begun }
}

/** A line of so many bytes a second, from the browser to the server. */
async function slowDown(page: Page, bytesPerSecond: number): Promise<(isOffline: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = async (isOffline: boolean) =>
    void (await session.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: 20,
      downloadThroughput: 1_000_000,
      uploadThroughput: bytesPerSecond,
    }))
  await set(false)
  return set
}

test('a large picture on a slow line goes on where the line was cut, also after a reload', async ({ page }, info) => {
  const path = await largePictureFile(info.outputPath(), 'room.jpg', 5)
  const { pieces, begun } = watchPieces(page)
  await openForm(page)
  const setOffline = await slowDown(page, 600_000)
  await choose(page, path)
  const room = line(page, 'room.jpg')
  await expect(room).toContainText('올리고 있습니다.')
  await expect.poll(() => pieces.length).toBeGreaterThan(0)

  await setOffline(true)
  await expect(room).toContainText(/\d+%에서 멈추었습니다\. 연결되면 이어서 올립니다\./)
  await expect(room.getByRole('button', { name: '지금 이어서 올리기' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const before = pieces.length
  await setOffline(false)
  await expect.poll(() => pieces.length).toBeGreaterThan(before)
  expect(pieces[before]!.offset).toBeGreaterThanOrEqual(pieces[before - 1]!.answered!)

  const arrived = pieces.at(-1)!.answered!
  await page.reload()
  await settled(page)
  await expect(room).toContainText(/\d+%까지 올라왔습니다\. 같은 사진을 다시 고르면 이어서 올립니다\./)
  const afterReload = pieces.length
  const chooser = page.waitForEvent('filechooser')
  await room.getByRole('button', { name: '같은 사진 고르기' }).click()
  await (await chooser).setFiles(path)
  await expect(room).toContainText('올렸습니다.', { timeout: 30_000 })
  expect(pieces[afterReload]!.offset).toBeGreaterThanOrEqual(arrived)
  expect(begun).toHaveLength(1)

  // It is still there after another reload, and gone when it was taken out.
  await page.reload()
  await settled(page)
  await expect(room).toContainText('올렸습니다.')
  await room.getByRole('button', { name: 'room.jpg 빼기' }).click()
  await page.reload()
  await settled(page)
  await expect(room).toHaveCount(0)
})

test('a file that lies about itself is refused in words, beside others that arrive; the eleventh is not taken', async ({ page }, info) => {
  const folder = info.outputPath()
  const lying = join(folder, '도면.jpg')
  writeFileSync(lying, '%PDF-1.7 and nothing of a picture')
  const good = await Promise.all(Array.from({ length: 10 }, (_, i) => largePictureFile(folder, `방 ${i + 1}.jpg`, 0.1)))
  await openForm(page)
  await choose(page, [lying, ...good.slice(0, 2)])
  await expect(line(page, '도면.jpg')).toContainText('사진으로 읽을 수 없는 파일입니다.')
  await expect(line(page, '방 2.jpg')).toContainText('올렸습니다.')
  // The same ones again are not sent twice.
  await choose(page, good.slice(0, 1))
  await expect(page.getByText('이미 고른 사진입니다. (방 1.jpg)')).toBeVisible()
  await choose(page, [...good.slice(2), await largePictureFile(folder, '열한째.jpg', 0.1)])
  await expect(page.getByText('사진은 10장까지 올릴 수 있습니다.')).toBeVisible()
  await expect(page.getByRole('list', { name: '올린 사진' }).getByText('올렸습니다.')).toHaveCount(10, { timeout: 30_000 })
  await expect(line(page, '열한째.jpg')).toHaveCount(0)
  // It keeps the request from being sent, by its name, and until it is taken out.
  const inTheWay = page.getByText('올리지 못한 사진이 있습니다. 빼거나 다른 사진을 골라 주세요. (도면.jpg)')
  await page.getByRole('button', { name: '상담 신청하기' }).click()
  await expect(inTheWay).toBeVisible()
  await page.getByRole('button', { name: '도면.jpg 빼기' }).click()
  await expect(inTheWay).toBeHidden()
  expect(await violationsOn(page)).toEqual([])
})

test('a picture whose piece the server refuses for the moment is told, and goes on by itself and by its button', async ({ page }, info) => {
  const path = await largePictureFile(info.outputPath(), 'kitchen.jpg', 0.3)
  await openForm(page)
  let refused = 0
  await page.route(UPLOAD, async (route) => {
    if (route.request().method() !== 'PATCH' || refused >= 1) return route.continue()
    refused++
    await route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ data: { result: '503', resultMessage: '지금은 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.' } }),
    })
  })
  await choose(page, path)
  const kitchen = line(page, 'kitchen.jpg')
  await expect(kitchen).toContainText('지금은 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.')
  await kitchen.getByRole('button', { name: '지금 이어서 올리기' }).click()
  await expect(kitchen).toContainText('올렸습니다.')
  expect(refused).toBe(1)
})
