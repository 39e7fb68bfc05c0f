// Records as a spreadsheet: what the list shows is downloaded, a line is added, the wrong cell is named and mended, and all of it is
// imported or taken back at once.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import ExcelJS from 'exceljs'
import { seoulDay } from '@/schemas/words/seoul-day'
import { barriers } from '../../support/barriers'
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, settled, test } from '../../support/site-test'

async function download(page: Page, item: string) {
  await page.getByRole('button', { name: '엑셀', exact: true }).click()
  const begun = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  const file = await begun
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
async function search(page: Page, words: string, rows: number): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('row')).toHaveCount(rows + 1)
}
/** On the first page of the notices: they are of today. */
const shows = async (request: APIRequestContext, words: string) => (await (await request.get('/cs/notice')).text()).includes(words)

test('a first-time editor imports a spreadsheet after mending the cell that is named, and takes it back', async ({ page, request }) => {
  const [one, other] = [`설 연휴 배송 ${randomUUID().slice(0, 6)}`, `추석 연휴 배송 ${randomUUID().slice(0, 6)}`]
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('공지사항')
  // Until then the page's buttons may not listen yet.
  await settled(page)
  const { name, bytes } = await download(page, 'CSV로 내려받기')
  expect(name).toMatch(/\.csv$/)
  // The words of its first line are enough to write another file by.
  const [words = ''] = bytes.toString('utf8').replace('\uFEFF', '').split('\r\n')
  const heads = words.split(',')
  expect(heads).toEqual(expect.arrayContaining(['번호', '분류', '제목', '본문', '게시일']))
  const lineOf = (title: string, day: string) =>
    heads.map((head) => ({ 분류: 'guide', 제목: title, 본문: '<p>하루 늦습니다.</p>', 게시일: day })[head] ?? '').join(',')
  const today = seoulDay(new Date())
  const sheet = (day: string) => Buffer.from(`\uFEFF${[words, lineOf(one, `${today} 00:10`), lineOf(other, day)].join('\r\n')}`)

  await page.getByRole('button', { name: '엑셀', exact: true }).click()
  await page.getByRole('menuitem', { name: '파일에서 가져오기', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '공지사항 가져오기' })
  const bring = async (day: string) => {
    await dialog.getByLabel('파일').setInputFiles({ name: '공지.csv', mimeType: 'text/csv', buffer: sheet(day) })
    await dialog.getByLabel('바로 게시').check()
    await dialog.getByRole('button', { name: '확인하기', exact: true }).click()
  }
  await bring('다음 주쯤')
  await expect(dialog.getByText('고칠 곳이 1군데 있습니다. 아직 아무것도 저장하지 않았습니다.')).toBeVisible()
  const fault = dialog.getByRole('region', { name: '고칠 곳' }).getByRole('row').nth(1)
  await expect(fault).toContainText(`${String.fromCharCode(65 + heads.indexOf('게시일'))}3`)
  await expect(fault).toContainText('게시일')
  expect(await barriers(page)).toEqual([])
  expect(await shows(request, one)).toBe(false)

  await dialog.getByRole('button', { name: '다른 파일 고르기', exact: true }).click()
  await bring(`${today} 00:20`)
  await expect(dialog.getByText('확인했습니다: 새로 만들기 2개, 고치기 0개, 그대로 0개')).toBeVisible()
  await dialog.getByRole('button', { name: '2개 가져오기', exact: true }).click()
  await expect(dialog.getByText('가져왔습니다: 새로 만들기 2개, 고치기 0개, 그대로 0개')).toBeVisible()
  await expect.poll(() => shows(request, one)).toBe(true)
  expect(await shows(request, other)).toBe(true)

  await dialog.getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect(dialog.getByText('2개를 되돌렸습니다.')).toBeVisible()
  await dialog.getByRole('button', { name: '닫기', exact: true }).last().click()
  await expect.poll(() => shows(request, one)).toBe(false)
  expect(await shows(request, other)).toBe(false)
})

test('what the list shows is downloaded as a spreadsheet: these rows alone, and no formulas', async ({ page, staff }) => {
  const title = `=1+1 견적 ${randomUUID().slice(0, 6)}`
  await staff.post('/adm/record/create', { data: { type: 'notices', values: { category: 'guide', title, contents: '<p>값</p>' } } })
  await enterConsole(page, '/ice_builder/records/notices')
  await search(page, title, 1)
  const { name, bytes } = await download(page, '엑셀로 내려받기')
  expect(name).toMatch(/\.xlsx$/)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
  const cells: string[] = []
  book.worksheets[0]!.eachRow((row) => row.eachCell((cell) => void cells.push(`${cell.type === ExcelJS.ValueType.Formula} ${cell.text}`)))
  expect(cells.filter((cell) => cell.includes(title))).toEqual([expect.stringMatching(/^false /)])
  expect(cells.filter((cell) => cell.startsWith('true'))).toEqual([])
  expect(book.worksheets[0]!.rowCount).toBe(3)
})
