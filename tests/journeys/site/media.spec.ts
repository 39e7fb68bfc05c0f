// The media library: files are brought at once, each with its result; found, described, cut, moved, replaced on the page that shows them,
// and deleted only where nothing needs them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pdfOf } from '../../support/pdf-of'
import { described, violationsOn } from '../../support/barriers'
import { expect, newRoute, test } from '../../support/builder-page'
import { settled } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer })

async function open(page: Page, site: string, query = ''): Promise<void> {
  const [name, value] = (await staffCookie(site)).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: site }])
  await page.goto(`${site}/ice_builder/media${query}`)
  await settled(page)
}
const tile = (page: Page, name: string) => page.getByRole('list', { name: '미디어 파일' }).getByRole('button', { name })

test('many files at once, each with its result; then described, moved and found', async ({ page, baseURL }) => {
  const site = baseURL!
  await open(page, site)
  await page
    .getByLabel('올릴 파일')
    .setInputFiles([
      file('벽돌.png', await picture('#b83a32')),
      file('이끼.png', await picture('#6f8a5b')),
      file('그림.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      file('사진.heic', readFileSync(join(import.meta.dirname, '../../support/pictures/brown.heic')), 'application/octet-stream'),
    ])
  const panel = page.getByRole('region', { name: '올리기' })
  await expect(panel.getByText('4개 중 3개를 올렸습니다. 1개는 올리지 못했습니다.').first()).toBeVisible({ timeout: 20_000 })
  await expect(panel.getByText('SVG 파일은 올릴 수 없습니다.')).toBeVisible()
  await expect(panel.getByRole('button', { name: '그림.svg 다시 올리기' })).toBeVisible()
  await panel.getByRole('button', { name: '올리기 결과 닫기' }).click()
  await expect(tile(page, '사진.heic')).toBeVisible()

  // By colour, then by a word that is half typed.
  await page.getByRole('button', { name: '색으로 찾기' }).click()
  await page.getByRole('button', { name: '빨간색' }).click()
  await expect(tile(page, '벽돌.png')).toBeVisible()
  await expect(tile(page, '이끼.png')).toBeHidden()
  await page.getByRole('button', { name: '색 조건 지우기' }).click()
  await page.getByRole('searchbox', { name: '파일 찾기' }).fill('이끼')
  await expect(tile(page, '벽돌.png')).toBeHidden()

  // Keys: the tile opens, the text is written, the sheet closes.
  await tile(page, '이끼.png').focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '이끼.png' })
  await sheet.getByLabel('대체 글', { exact: true }).fill('이끼 낀 벽')
  await sheet.getByRole('slider', { name: '초점' }).press('ArrowRight')
  await sheet.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('status').getByText('저장했습니다.')).toBeVisible()
  await expect(sheet.getByText('아직 쓰인 곳이 없습니다.')).toBeVisible()
  expect((await violationsOn(page)).map(described)).toEqual([])
  // What was typed and not saved waits in the tab, and can be taken back.
  const text = sheet.getByLabel('대체 글', { exact: true })
  await text.fill('이끼 낀 벽과 창')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await tile(page, '이끼.png').press('Enter')
  await expect(text).toHaveValue('이끼 낀 벽과 창')
  await expect(sheet).toContainText('아직 저장하지 않은 내용입니다.')
  await sheet.getByRole('button', { name: '되돌리기' }).click()
  await expect(text).toHaveValue('이끼 낀 벽')
  await sheet.getByRole('button', { name: '닫기' }).click()

  await page.getByRole('button', { name: '새 폴더' }).click()
  await page.getByLabel('폴더 이름').fill('봄 행사')
  await page.getByRole('button', { name: '만들기' }).click()
  await expect(page.getByRole('navigation', { name: '폴더' }).getByRole('button', { name: '봄 행사', exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: '전체', exact: true }).click()
  await tile(page, '이끼.png').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '폴더로 옮기기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: '봄 행사' }).click()
  await dialog.getByRole('button', { name: '옮기기' }).click()
  await expect(page.getByRole('status').getByText('파일 1개를 ‘봄 행사’로 옮겼습니다.')).toBeVisible()
  expect((await violationsOn(page)).map(described)).toEqual([])
})

test('a replaced picture is seen on its page, and a used one is not deleted', async ({ page, editor, baseURL }) => {
  const site = baseURL!
  await open(page, site)
  await page.getByLabel('올릴 파일').setInputFiles([file('바꿀 사진.png', await picture('#123456'))])
  await tile(page, '바꿀 사진.png').click({ timeout: 20_000 })
  const sheet = page.getByRole('dialog', { name: '바꿀 사진.png' })
  const src = (await sheet.getByText('/media/uploads/').textContent())!
  const image = { src, alt: '남색 벽', width: 640, height: 400, color: '#123456' }
  const route = await editor.publish({
    route: newRoute('media'),
    title: '사진이 있는 화면',
    blocks: [{ id: 'p', type: 'image', v: 2, props: { image } }],
  })
  const shown = async () => /\/uploads\/([0-9a-f]{64})\.png/.exec(await (await fetch(site + route)).text())?.[1]
  expect(src).toContain(await shown())

  await sheet.getByLabel('교체할 사진 파일').setInputFiles([file('새 사진.png', await picture('#fedcba'))])
  await expect(page.getByText('사진을 교체했습니다. 쓰이는 곳도 함께 바뀝니다.')).toBeVisible()
  await expect.poll(shown, { timeout: 1_000 }).not.toBe(src.slice('/media/uploads/'.length, -4))
  await expect(sheet.getByRole('link', { name: '사진이 있는 화면' })).toBeVisible()

  await sheet.getByRole('button', { name: '휴지통으로' }).click()
  await expect(page.getByRole('list', { name: '하지 못한 파일' })).toContainText('‘사진이 있는 화면’')
})

test('the library fits a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const look of ['', '?look=table']) {
    await open(page, baseURL!, look)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect((await violationsOn(page)).map(described)).toEqual([])
  }
})

test('a PDF is brought, found by its kind, replaced at its path, and opened by a link to it', async ({ page, baseURL }) => {
  await open(page, baseURL!)
  await page.getByLabel('올릴 파일').setInputFiles([file('봄 안내서.pdf', pdfOf(['Spring', 'Two']), 'application/pdf')])
  await expect(page.getByText('1개 중 1개를 올렸습니다.').first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('tab', { name: /^PDF/ }).click()
  await tile(page, '봄 안내서.pdf').click()
  const sheet = page.getByRole('dialog', { name: '봄 안내서.pdf' })
  await expect(sheet.getByText('2쪽')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const src = await sheet.getByText(/^\/media\/uploads\//).textContent()
  await sheet.getByLabel('교체할 PDF 파일').setInputFiles(file('여름.pdf', pdfOf(['Summer']), 'application/pdf'))
  await expect(sheet.getByText('1쪽')).toBeVisible({ timeout: 20_000 })
  const answered = await page.request.get(src!)
  expect((await answered.body()).equals(pdfOf(['Summer']))).toBe(true)
  await open(page, baseURL!, `?file=${src!.split('/').at(-1)}`)
  await expect(page.getByRole('dialog', { name: '봄 안내서.pdf' })).toContainText('1쪽')
})
