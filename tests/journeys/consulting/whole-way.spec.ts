// The whole way of a consultation with both of its sides: a visitor finds a store and asks, the staff answer from a template, attach a
// document and photos and move the request on, and the person follows each step, until the work is complete and evaluated.
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { pdfOf } from '../../support/pdf-of'
import { countCalls } from '../../support/settled'
import { expect, settled, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'
import { verifyVisitor } from '../../support/verify-visitor'

async function request(page: Page): Promise<void> {
  await page.goto('/zin/exhibition')
  await settled(page)
  await page.getByRole('region', { name: '찾은 매장' }).getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '여는 시간' })).toBeVisible()
  await page.goto('/zin/consulting/start?checkValue=floor')
  await settled(page)
  await page.getByRole('link', { name: '상담 신청하기' }).click()
  await settled(page)
  await verifyVisitor(page, '휴대전화 본인인증', '노은결')
  const calendar = page.getByRole('group', { name: '시공 예정 기간 달력' })
  await calendar.getByRole('button', { name: '다음 달로 이동' }).click()
  for (const at of [2, 4]) await calendar.locator('td:not([data-outside]) button').nth(at).click()
  await page.getByRole('button', { name: '주소 검색' }).click()
  await page.getByLabel('도로명, 건물명 또는 지번').fill('세종대로')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click()
  await page.getByLabel('상세주소').fill('9층')
  await page.getByRole('textbox', { name: '상담 내용' }).fill('온 집의 마루를 바꿉니다.')
  await page.getByRole('checkbox', { name: /동의/ }).check()
  await page.getByRole('button', { name: '상담 신청하기' }).click()
  await expect(page).toHaveURL('/zin/consulting/complete')
}

interface Browsed {
  data: { items: { counselSeq: number; name: string }[] }
}

async function moveTo(desk: Page, stage: string): Promise<void> {
  await desk.getByRole('button', { name: new RegExp(`^${stage}(으로|로) 옮기기$`) }).click()
  await desk.getByRole('dialog').getByRole('group', { name: '자주 쓰는 사유' }).getByRole('button').first().click()
  await desk.getByRole('dialog').getByRole('button', { name: '옮기기', exact: true }).click()
  await expect(desk.getByText(new RegExp(`^${stage}(으로|로) 옮겼습니다\\.$`))).toBeVisible()
}

test('SYS-29 to SYS-32: found, asked for, answered, followed to the end of the work, and evaluated', async ({
  page,
  browser,
  baseURL,
  staff,
}) => {
  test.slow()
  await request(page)

  const [name, value] = (await staffCookie(baseURL)).split(/=(.*)/s) as [string, string]
  const office = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1920, height: 900 }, locale: 'ko-KR' })
  await office.addCookies([{ name, value, url: baseURL! }])
  countCalls(office)
  const desk = await office.newPage()
  await desk.goto('/ice_builder/consultations?look=board')
  await settled(desk)
  const card = '노*결 · 바닥재'
  // The person may have asked before: this request is the latest.
  const asked = (await (await staff.get('/adm/consultation/browse?sort=createdAt&direction=desc')).json()) as Browsed
  const { counselSeq } = asked.data.items.find(({ name }) => name === '노*결')!
  const own = desk.getByRole('listitem').filter({ has: desk.locator(`a[href$="/consultations/${counselSeq}"]`) })
  await own.getByRole('button', { name: `${card}: 할 일` }).click()
  await desk.getByRole('menuitem', { name: '다음 단계로 (실측)' }).click()
  await desk.getByRole('dialog').getByLabel('옮기는 사유').fill('방문 약속을 잡았습니다')
  await desk.keyboard.press('Enter')
  const moved = desk
    .getByRole('region', { name: /^실측 / })
    .getByRole('listitem')
    .and(own)
  await moved.getByRole('link', { name: card }).click()
  await expect(desk).toHaveURL(new RegExp(`/consultations/${counselSeq}$`))
  await settled(desk)

  // A template goes in at the caret, filled; undo takes it out; an open place is not sent.
  await desk.getByRole('button', { name: '가려진 내용 열람' }).click()
  await desk.getByRole('dialog').getByLabel('열람하는 사유').fill('방문 일정 확인')
  await desk.getByRole('dialog').getByRole('button', { name: '열람', exact: true }).click()
  const words = desk.getByLabel('내용', { exact: true })
  await words.fill('안녕하세요. ')
  const insert = async (template: string) => {
    await desk.getByRole('button', { name: '답변 예문 넣기' }).click()
    await desk.getByRole('radio', { name: template }).check()
    await desk.getByRole('dialog').getByRole('button', { name: '넣기' }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  }
  await insert('방문 실측 약속')
  await expect(words).toHaveValue(/^안녕하세요\. 노은결님, 바닥재 실측을 위해/)
  await expect(words).toBeFocused()
  await desk.keyboard.press('Control+z')
  await expect(words).toHaveValue('안녕하세요. ')
  await insert('견적 안내')
  await desk.getByRole('button', { name: '보내기' }).click()
  await expect(desk.getByText('{담당자}에 채울 말을 직접 입력해 주세요.')).toBeVisible()
  await words.fill('')
  await insert('방문 실측 약속')
  await desk.getByRole('button', { name: '보내기' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: '노은결님, 바닥재 실측을 위해' })).toBeVisible()

  // A document that is none fails alone.
  const photo = await sharp({ create: { width: 60, height: 45, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()
  const file = (fileName: string, mimeType: string, buffer: Buffer) => ({ name: fileName, mimeType, buffer })
  const chooser = desk.locator('input[type=file]')
  await chooser.setInputFiles([
    file('깨진 견적.pdf', 'application/pdf', Buffer.from('no document')),
    file('실측도.pdf', 'application/pdf', pdfOf(['Plan'])),
  ])
  const attached = desk.getByRole('list', { name: '단계에 올린 문서와 사진' })
  await expect(attached.getByRole('link', { name: '실측도.pdf' })).toBeVisible({ timeout: 15_000 })
  await expect(desk.getByText('PDF 파일이 아니거나 깨져 있습니다. 다시 저장해 올려 주세요.')).toBeVisible()
  expect(await violationsOn(desk)).toEqual([])
  const detail = `/mypage/consulting/smart/detail?counselSeq=${/\d+$/.exec(desk.url())![0]}`
  await page.goto('/mypage/consulting')
  await settled(page)
  await page.goto(detail)
  await expect(page.locator('[aria-current="step"]')).toContainText('실측')
  await expect(page.getByRole('list', { name: '실측 문서' }).getByRole('link')).toHaveText('실측도.pdf(새 창)')
  await expect(page.getByRole('log', { name: '담당자와 나눈 글' })).toContainText('노은결님, 바닥재 실측을 위해')
  const opened = await page.request.get((await page.getByRole('link', { name: '실측도.pdf' }).getAttribute('href'))!)
  expect(opened.headers()['content-type']).toBe('application/pdf')

  for (const stage of ['견적', '계약', '시공', '완료']) await moveTo(desk, stage)
  await desk.getByRole('combobox', { name: /^단계/ }).click()
  await desk.getByRole('option', { name: '시공' }).click()
  for (const part of ['시공 전 사진', '시공 후 사진']) {
    await desk.getByRole('combobox', { name: /^종류/ }).click()
    await desk.getByRole('option', { name: part }).click()
    await chooser.setInputFiles([file(`${part}.jpg`, 'image/jpeg', photo)])
    await expect(attached.getByRole('link', { name: `${part}.jpg` })).toBeVisible({ timeout: 15_000 })
  }

  await page.reload()
  await settled(page)
  await expect(page.locator('[aria-current="step"]')).toContainText('완료')
  const pair = page.getByRole('list', { name: '시공 전후 사진' }).getByRole('listitem')
  await pair.scrollIntoViewIfNeeded()
  for (const words of ['시공 전 1', '시공 후 1'])
    await expect.poll(() => pair.getByAltText(words).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(60)
  expect(await violationsOn(page)).toEqual([])
  await page.getByText('매우 만족합니다', { exact: true }).click()
  await page.getByRole('button', { name: '평가 남기기' }).click()
  await expect(page.getByText('평가를 남겼습니다. 말씀해 주셔서 고맙습니다.')).toBeVisible()
  await desk.reload()
  await expect(desk.getByText('5점 (5점 만점)')).toBeVisible()
  await office.close()
})
