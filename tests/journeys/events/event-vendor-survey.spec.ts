// SYS-37: the research survey of business partners, by keyboard; any other member is refused.
import type { Page } from '@playwright/test'
import { RESEARCH, SURVEY_DONE } from '@/schemas/rules/events/vendor-survey'
import { NO_PARTNER_FOUND } from '@/schemas/rules/members/business'
import { madeEvent } from '../../support/made-event'
import { expect, settled, test } from '../../support/site-test'

const made = {
  eventName: '여정의 거래처 설문',
  eventType: 'default',
  eventTab: RESEARCH,
  pageType: 'survey',
  marketingRequiredYn: 'N',
} as const

async function open(page: Page, eventSeq: number): Promise<void> {
  await page.goto(`/zin/event/event/survey/${eventSeq}`)
  await settled(page)
  await page.getByRole('button', { name: '설문 시작하기' }).focus()
  await page.keyboard.press('Enter')
}

test('V-SURV-1 to V-SURV-4, S-SURV-1, S-SURV-2: six brands, then products, then the last word', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, made)
  await signIn('jiwoobiz')
  await open(page, eventSeq)
  const survey = page.getByRole('dialog', { name: '거래처 설문' })
  await expect(survey.getByText('결인테리어')).toBeVisible()
  const send = survey.getByRole('button', { name: '설문 보내기' })

  await send.press('Enter')
  await expect(survey.getByText('모든 문항에 답변해 주세요.').first()).toBeVisible()
  const use = survey.getByRole('group', { name: '라움결 제품을 사용하고 계신가요?' })
  await expect(use.getByRole('radio', { name: '예', exact: true })).toBeFocused()
  await use.getByRole('radio', { name: '아니요' }).press('Space')
  await survey.getByRole('group', { name: '한 달 매출은 어느 정도인가요?' }).getByRole('radio', { name: '1억 원 미만' }).press('Space')
  await survey
    .getByRole('group', { name: '본사와 직접 거래하기를 원하시나요?' })
    .getByRole('radio', { name: '예', exact: true })
    .press('Space')

  await send.press('Enter')
  await expect(survey.getByText('품목별로 사용 중인 브랜드를 모두 선택해 주세요.').first()).toBeVisible()
  for (const label of ['창호', '주방', '바닥재', '욕실', '벽지', '도어'])
    await survey.getByRole('combobox', { name: label }).selectOption({ label: '사용하지 않음' })

  // S-SURV-1: what was answered to the other question is gone.
  await use.getByRole('radio', { name: '예', exact: true }).press('Space')
  await expect(survey.getByRole('combobox')).toHaveCount(0)
  await send.press('Enter')
  await expect(survey.getByText('사용 중인 제품을 1개 이상 선택해 주세요.')).toBeVisible()
  await survey.getByRole('checkbox', { name: '창호' }).press('Space')

  const sent = page.waitForRequest((request) => request.url().includes('svcSomeDataApply'))
  await send.press('Enter')
  const body = new URLSearchParams((await sent).postData() ?? '')
  expect(body.get('data01')).toContain('MDRDO2')
  expect(JSON.parse(body.get('data02')!)).toMatchObject({ items: [] })
  await page.getByRole('alertdialog', { name: SURVEY_DONE }).getByRole('button', { name: '확인' }).press('Enter')
  await expect(page.getByRole('button', { name: '참여 완료' })).toBeVisible()
  await expect(survey).toHaveCount(0)
})

test('P-BIZ-2, V-SURV-4: a personal member is refused', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, made)
  await signIn('haneul')
  await open(page, eventSeq)
  await expect(page.getByRole('alertdialog', { name: NO_PARTNER_FOUND })).toBeVisible()
  await expect(page.getByRole('dialog', { name: '거래처 설문' })).toHaveCount(0)
})
