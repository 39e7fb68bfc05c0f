// A person follows a consultation (SYS-32), and the staff move it on.
import type { Page } from '@playwright/test'
import { STAGE_WORDS, STAGES } from '@/schemas/rules/consulting/stages'
import { violationsOn } from '../../support/barriers'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'
import { verifyVisitor } from '../../support/verify-visitor'

async function identify(page: Page, name: string): Promise<void> {
  await page.goto('/mypage/consulting')
  await expect(page).toHaveURL(/\/consulting-list-identity\?/)
  await settled(page)
  await verifyVisitor(page, '본인인증하기', name)
  await page.waitForURL('/mypage/consulting')
  await settled(page)
}
const detail = (counselSeq: number) => `/mypage/consulting/smart/detail?counselSeq=${counselSeq}`

test('SYS-32, K-SMART, S-CONS-1, P-CONS-1: a visitor is verified, lists the own requests and opens one with its seven stages', async ({
  page,
}) => {
  await identify(page, '박도윤')
  await expect(page.getByRole('list', { name: '전체' }).getByRole('heading')).toHaveText(['도어·중문 상담', '주방, 욕실 상담'])
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: '톡 상담' }).click()
  await expect(page.getByText('아직 상담 내역이 없습니다.')).toBeVisible()
  await page.getByRole('link', { name: '매장 상담' }).click()
  await expect(page.getByRole('list', { name: '매장 상담' }).getByRole('heading')).toHaveText(['라움결 스퀘어 동탄'])
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: '전체', exact: true }).click()
  await page.getByRole('link', { name: '주방, 욕실 상담' }).click()
  await expect(page).toHaveURL(detail(3))
  const stages = page.getByRole('list', { name: '진행 단계' }).getByRole('listitem')
  await expect(stages).toHaveCount(7)
  for (const [at, stage] of STAGES.entries()) {
    await expect(stages.nth(at)).toContainText(STAGE_WORDS[stage])
    await expect(stages.nth(at)).toContainText(/\d{4}\.\d{2}\.\d{2}/)
    if (at > 0) await expect(stages.nth(at)).toContainText('데모 매니저')
  }
  await expect(stages.last()).toHaveAttribute('aria-current', 'step')
  expect(await violationsOn(page)).toEqual([])
  // Another person's request is answered like one that does not exist.
  await page.goto(detail(1))
  await expect(page.getByText('상담 내역을 찾을 수 없습니다.')).toBeVisible()
})

test('a request is written to and moved by the staff, and its person reads both', async ({ page, browser, baseURL }) => {
  await identify(page, '박도윤')
  await page.goto(detail(4))
  await settled(page)
  const words = `${'아주긴낱말'.repeat(30)} 언제 오시나요?`
  const field = page.getByLabel('담당자에게 남길 글')
  await field.fill(words)
  // What is not sent yet is there again.
  await page.reload()
  await settled(page)
  await expect(field).toHaveValue(words)
  await page.getByRole('button', { name: '글 남기기' }).click()
  await expect(field).toHaveValue('')
  const talk = page.getByRole('log', { name: '담당자와 나눈 글' })
  await expect(talk).toContainText('언제 오시나요?')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  // Other days are asked for with a reason, which the shop reads and answers.
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await page.getByText('시공 날짜를 바꾸고 싶습니다').click()
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(page.getByText('사유를 다섯 글자 이상 적어 주세요.').first()).toBeVisible()
  await page.getByLabel('바라는 시작일').fill(day(20))
  await page.getByLabel('바라는 종료일').fill(day(22))
  await page.getByLabel('사유').fill('이사가 한 주 늦어졌습니다.')
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(page.getByText('보냈습니다. 담당자가 확인하고 이 화면에서 답해 드립니다.')).toBeFocused()
  expect((await readPage(page.request, page.url())).document.body.textContent).toContain('담당자 확인 중')
  const asked = page.getByRole('list', { name: '보낸 답과 요청' })

  const [name, value] = (await staffCookie(baseURL)).split(/=(.*)/s) as [string, string]
  const office = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
  await office.addCookies([{ name, value, url: baseURL! }])
  const desk = await office.newPage()
  // Of its stage alone: requests of all stages are more than the first page of the list shows.
  await desk.goto('/ice_builder/consultations?stage=survey')
  await desk.getByRole('link', { name: '박*윤 · 도어·중문', exact: true }).click()
  await expect(desk).toHaveURL(/\/consultations\/4$/)
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: '가려진 내용 열람' }).click()
  await dialog.getByLabel('열람하는 사유').fill('방문 일정 확인')
  await dialog.getByRole('button', { name: '열람', exact: true }).click()
  await expect(desk.getByText('언제 오시나요?')).toBeVisible()
  await expect(desk.getByText('이사가 한 주 늦어졌습니다.')).toBeVisible()
  await desk.getByRole('button', { name: '답하기' }).click()
  await dialog.getByLabel('신청한 분에게 보일 답').fill('그 주로 옮겨 두었습니다.')
  await dialog.getByRole('button', { name: '답 보내기' }).click()
  await expect(desk.getByText('답을 보냈습니다. 신청한 분에게 알려 드립니다.')).toBeVisible()
  await desk.getByLabel('내용', { exact: true }).fill('목요일 3시에 찾아뵙겠습니다.')
  await desk.getByRole('button', { name: '보내기' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: '목요일 3시에 찾아뵙겠습니다.' })).toBeVisible()
  await desk.getByRole('button', { name: '견적으로 옮기기' }).click()
  await dialog.getByLabel('옮기는 사유').fill('실측을 마쳤습니다')
  await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
  await expect(desk.getByText('견적으로 옮겼습니다.')).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.locator('[aria-current="step"]')).toContainText(STAGE_WORDS.estimation)
  await expect(talk).toContainText('목요일 3시에 찾아뵙겠습니다.')
  await expect(asked).toContainText('받아들임')
  await expect(asked).toContainText('그 주로 옮겨 두었습니다.')
})

test('a request whose work is complete is evaluated; a reload shows it, and it can be changed', async ({ page }) => {
  await identify(page, '박도윤')
  await page.goto(detail(3))
  await settled(page)
  await page.getByRole('button', { name: '평가 남기기' }).click()
  await expect(page.getByText('만족도를 선택해 주세요.').first()).toBeVisible()
  await page.getByText('만족합니다', { exact: true }).click()
  await page.getByLabel('평가 내용').fill('점검을 빨리 와 주셨습니다.')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: '평가 남기기' }).click()
  await expect(page.getByText('평가를 남겼습니다. 말씀해 주셔서 고맙습니다.')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(page.getByRole('radio', { name: '만족합니다', exact: true })).toBeChecked()
  await expect(page.getByLabel('평가 내용')).toHaveValue('점검을 빨리 와 주셨습니다.')
  await page.getByText('보통입니다').click()
  await page.getByRole('button', { name: '평가 고치기' }).click()
  await expect(page.getByText('평가를 남겼습니다. 말씀해 주셔서 고맙습니다.')).toBeVisible()
})

test('a request is taken back after a question, and is gone', async ({ page }) => {
  await identify(page, '김하늘')
  await page.goto(detail(2))
  await settled(page)
  const question = page.getByRole('alertdialog', { name: '상담 신청을 삭제하시겠습니까?' })
  await page.getByRole('button', { name: '상담 신청 삭제' }).click()
  await question.getByRole('button', { name: '취소' }).click()
  await page.getByRole('button', { name: '상담 신청 삭제' }).click()
  await question.getByRole('button', { name: '삭제', exact: true }).click()
  await page.getByRole('alertdialog', { name: '상담 신청을 삭제했습니다.' }).getByRole('button').click()
  await page.waitForURL('/mypage/consulting')
  await expect(page.getByRole('link', { name: '벽지 상담' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '바닥재, 창호 상담' })).toBeVisible()
})
