// Typed pages of the default template (CX-09, Q-082): each with its named call, once by keyboard.
import { readJson } from '../../support/fixtures'
import { madeEvent } from '../../support/made-event'
import { expect, settled, test } from '../../support/site-test'

const survey = (readJson('pages-fixtures/seed/survey-items.json') as { eventSeq: number; answer: string }[])[0]!
const applied = { name: '참여 완료' }

test('survey: one answer of its list, and it is complete', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto(`/zin/event/event/survey/${survey.eventSeq}`)
  await settled(page)
  const button = page.getByRole('button', { name: /설문 참여하기|참여 완료/ })
  await button.press('Enter')
  // A member who walked here before has taken part: the journey is the same from there.
  const needed = page.getByRole('alertdialog', { name: '필수 항목을 선택하거나 입력해 주세요.' })
  const before = page.getByRole('alertdialog', { name: '이미 참여하신 이벤트입니다.' })
  await expect(needed.or(before)).toBeVisible()
  const isFirst = await needed.isVisible()
  await page.keyboard.press('Enter')
  if (!isFirst) return
  await page.getByRole('radio', { name: survey.answer }).press('Space')
  await button.press('Enter')
  await page.getByRole('alertdialog', { name: '설문 참여가 완료되었습니다.' }).getByRole('button').press('Enter')
  await expect(page.getByRole('button', applied)).toBeVisible()
})

test('mbti: the questions, the result, the entry', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, { eventName: '여정의 성격 찾기', eventType: 'default', pageType: 'mbti' })
  await signIn('haneul')
  await page.goto(`/zin/event/event/mbti/${eventSeq}`)
  await settled(page)
  for (let step = 1; step <= 12; step++) {
    const question = page.getByRole('heading', { name: new RegExp(`12개 중 ${step}번째`) })
    await expect(question).toBeVisible()
    await page.locator('[data-entry] [role=group] button').first().press('Enter')
  }
  await expect(page.getByRole('heading', { name: /결과:/ })).toBeFocused()
  await page.getByRole('button', { name: '이 결과로 응모하기' }).press('Enter')
  await page.getByRole('alertdialog', { name: '참여가 완료되었습니다.' }).getByRole('button').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '참여를 완료하셨습니다.' })).toBeVisible()
})

test('movieShare: an invalid URL, a valid one, and the same again', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, {
    eventName: '여정의 영상 공유',
    eventType: 'default',
    pageType: 'movieShare',
    applyLimitType: '1',
  })
  await signIn('haneul')
  await page.goto(`/zin/event/event/movieShare/${eventSeq}`)
  await settled(page)
  const field = page.getByRole('textbox', { name: '공유한 곳의 주소' })
  const apply = page.getByRole('button', { name: '응모하기' })
  await field.fill('blog.example.com')
  await apply.press('Enter')
  await expect(page.getByText('올바른 URL 형식이 아닙니다.')).toBeVisible()
  await field.fill('https://blog.example.com/1')
  await apply.press('Enter')
  await page.getByRole('alertdialog', { name: '응모가 완료되었습니다.' }).getByRole('button').press('Enter')
  await settled(page)
  await field.fill('https://blog.example.com/1')
  await apply.press('Enter')
  await expect(page.getByRole('alertdialog', { name: '이미 등록된 URL입니다.' })).toBeVisible()
})

test('recommend: a shop and a word', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, { eventName: '여정의 매장 추천', eventType: 'default', pageType: 'recommend' })
  await signIn('haneul')
  await page.goto(`/zin/event/event/recommend/${eventSeq}`)
  await settled(page)
  await page.getByRole('button', { name: '추천하기' }).press('Enter')
  await expect(page.getByText('필수 항목을 선택하거나 입력해 주세요.')).toBeVisible()
  await page.locator('[data-entry]').getByRole('radio').first().press('Space')
  await page.getByRole('textbox', { name: /추천하는 이유/ }).fill('설명이 친절했습니다.')
  await page.getByRole('button', { name: '추천하기' }).press('Enter')
  await page.getByRole('alertdialog', { name: '응모가 완료되었습니다.' }).getByRole('button').press('Enter')
  await expect(page.getByRole('button', applied)).toBeVisible()
})
