// A visitor asks for a consultation (SYS-31): on one page, and by the steps of a phone.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'
import { verifyVisitor } from '../../support/verify-visitor'

const START = '/zin/consulting/start?checkValue=window,floor'
const contents = (page: Page) => page.getByRole('textbox', { name: '상담 내용' })
const calendar = (page: Page) => page.getByRole('group', { name: '시공 예정 기간 달력' })
/** Days of the month after this one: all of them can be chosen. */
async function openNextMonth(page: Page) {
  await calendar(page).getByRole('button', { name: '다음 달로 이동' }).click()
  return calendar(page).locator('td:not([data-outside]) button')
}
async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: '주소 검색' }).click()
  await page.getByLabel('도로명, 건물명 또는 지번').fill('세종대로')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click()
  await page.getByLabel('상세주소').fill('101동 202호')
}

test('SYS-31, S-CONSREQ-1, V-CP-2, G-CONSDONE: two categories, a week refused, six days sent once; the complete page opens once', async ({
  page,
}) => {
  await page.goto(START)
  await settled(page)
  for (const name of ['창호', '바닥재']) await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await page.getByRole('link', { name: '상담 신청하기' }).click()
  await expect(page).toHaveURL(/\/zin\/consulting\/form\?checkValue=window,floor$/)
  await settled(page)
  for (const name of ['창호', '바닥재']) await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await verifyVisitor(page, '휴대전화 본인인증', '송다온')
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('송다온')

  const days = await openNextMonth(page)
  await days.nth(2).click()
  await days.nth(9).click()
  await expect(page.getByText('시공 예정 기간은 최대 7일까지 선택해 주세요.')).toBeVisible()
  // By keys: a week on, a day back.
  await days.nth(2).click()
  for (const key of ['ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText('7일 동안으로 신청합니다.')).toBeVisible()
  await expect(page.getByText('시공 예정 기간은 최대 7일까지 선택해 주세요.')).toBeHidden()
  await fillAddress(page)
  await contents(page).fill('거실 마루가 들떴습니다.')
  expect(await violationsOn(page)).toEqual([])

  const [startDt, endDt] = [await page.getByLabel('시작하는 날').inputValue(), await page.getByLabel('마치는 날').inputValue()]
  await page.reload()
  await settled(page)
  await expect(page.getByLabel('상세주소')).toHaveValue('101동 202호')
  await expect(page.getByLabel('시작하는 날')).toHaveValue(startDt)
  await expect(page.getByLabel('마치는 날')).toHaveValue(endDt)
  await expect(contents(page)).toHaveValue('거실 마루가 들떴습니다.')
  // What is agreed to speaks of this request, not of a membership that nobody asked for.
  await page.getByRole('button', { name: '개인정보 수집·이용 동의 내용 보기' }).click()
  const consent = page.getByRole('dialog', { name: '개인정보 수집·이용 동의' })
  await expect(consent).toContainText('상담 품목, 시공 예정 기간, 상담 내용')
  await expect(consent).not.toContainText('닉네임')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: /동의/ }).check()
  const sent: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/consultingSvcApi/save')) sent.push(new URLSearchParams(request.postData() ?? ''))
  })
  await page.getByRole('button', { name: '상담 신청하기' }).dblclick()
  await expect(page).toHaveURL('/zin/consulting/complete')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('상담 신청을 마쳤습니다')
  expect(sent).toHaveLength(1)
  expect(sent[0]!.get('address')).toMatch(/101동 202호$/)
  expect(sent[0]!.getAll('period')).toEqual([startDt, endDt])
  await page.reload()
  await expect(page).toHaveURL(/\/styling\/home$/)
  // Back leads to no empty form: it was sent, and another one begins anew.
  await page.goBack()
  await expect(page.getByRole('heading', { name: '상담 신청을 보냈습니다.' })).toBeVisible()
  await expect(page.getByRole('button', { name: '상담 신청하기' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: '상담 내역 보기' })).toHaveAttribute('href', '/mypage/consulting')
  await page.goto('/zin/consulting/form?checkValue=floor')
  await expect(page.getByRole('button', { name: '상담 신청하기' })).toBeVisible()
})

test('a request that begins on the page of a shop goes to it; one that takes none is not offered', async ({ page }) => {
  await page.goto('/zin/exhibition/detail/showroom-sangam')
  await page.getByRole('article').getByRole('link', { name: '상담 신청', exact: true }).click()
  await expect(page.getByText('상담받을 매장 라움결 스퀘어 상암')).toBeVisible()
  await settled(page)
  await page.getByRole('main').getByText('벽지', { exact: true }).click()
  await page.getByRole('link', { name: '상담 신청하기' }).click()
  await expect(page).toHaveURL(/\/zin\/consulting\/form\?shopId=showroom-sangam&checkValue=[\w-]+$/)
  await settled(page)
  const shop = page.getByRole('radio', { name: /^라움결 스퀘어 상암/ })
  await expect(shop).toBeChecked()
  // Another choice outlasts the reload, whatever the URL says.
  await page.getByText('가까운 매장을 배정해 주세요').click()
  await page.reload()
  await settled(page)
  await expect(page.getByRole('radio', { name: '가까운 매장을 배정해 주세요' })).toBeChecked()
  await expect(shop).toBeVisible()

  await page.goto('/zin/consulting/form?shopId=no-such-shop')
  await settled(page)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('a verification that has ended is asked for again, and nothing typed is lost', async ({ page }) => {
  await page.goto('/zin/consulting/form?checkValue=floor')
  await settled(page)
  await verifyVisitor(page, '휴대전화 본인인증', '송다온')
  const days = await openNextMonth(page)
  await days.nth(4).click()
  await days.nth(4).click()
  await fillAddress(page)
  await contents(page).fill('마루를 바꿉니다.')
  await page.getByRole('checkbox', { name: /동의/ }).check()
  await page.context().clearCookies()
  await page.getByRole('button', { name: '상담 신청하기' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '본인인증을 마친 뒤 상담을 신청할 수 있습니다.' })).toBeVisible()
  await verifyVisitor(page, '휴대전화 본인인증', '송다온')
  await expect(contents(page)).toHaveValue('마루를 바꿉니다.')
  await page.getByRole('button', { name: '상담 신청하기' }).click()
  await expect(page).toHaveURL('/zin/consulting/complete')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('steps: each says what it lacks, Back leads to the one before, a reload stays', async ({ page }) => {
    await page.goto('/zin/consulting/form?checkValue=floor')
    await settled(page)
    const next = page.getByRole('button', { name: '다음', exact: true })
    const step = page.locator('[aria-current="step"]')
    await next.click()
    await expect(page.getByText('본인인증을 마쳐 주세요.')).toBeVisible()
    await verifyVisitor(page, '휴대전화 본인인증', '송다온')
    // Whoever goes on has seen the own name: the window is closed a moment before the page has it.
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('송다온')
    await next.click()
    await expect(step).toContainText('품목과 시기')
    await next.click()
    await expect(page.getByText('시공 예정 기간을 입력해 주세요.')).toBeVisible()
    const days = await openNextMonth(page)
    await days.nth(4).click()
    await days.nth(6).click()
    await page.getByRole('group', { name: '상담 품목' }).getByText('벽지', { exact: true }).click()
    await next.click()
    await expect(step).toContainText('집과 상담 내용')
    await page.reload()
    await settled(page)
    await expect(step).toContainText('집과 상담 내용')
    await page.goBack()
    await expect(step).toContainText('품목과 시기')
    await expect(page.getByRole('checkbox', { name: '벽지' })).toBeChecked()
    await expect(page.getByText('3일 동안으로 신청합니다.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
})
