// SYS-34: every entry passes the checks in their order, is sent once, says how it went and holds its limit, by keyboard alone.
// Each journey makes an event of its own, so that it can be walked again.
import type { Locator } from '@playwright/test'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { againWords } from '@/schemas/rules/events/may-enter'
import { answerDialog, expectApplied, openEntry, press } from '../../support/at-event'
import { readJson } from '../../support/fixtures'
import { madeEvent } from '../../support/made-event'
import { expect, settled, test } from '../../support/site-test'

const DAY = 86_400_000
const CONSENT = '이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.'
const eventOf = (change: Partial<EventForm> = {}) => ({ eventName: '여정의 응모 이벤트', eventType: 'default' as const, ...change })

const button = (entry: Locator, name = '응모하기') => entry.getByRole('button', { name })

test('V-EVT-2: a visitor is asked to log in, and with ok returns here', async ({ page, staff }) => {
  const eventSeq = await madeEvent(staff, eventOf())
  await press(button(await openEntry(page, eventSeq)))
  const asked = page.getByRole('alertdialog', { name: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?' })
  await press(asked.getByRole('button', { name: '취소' }))
  await expect(asked).toBeHidden()
  await press(button(page.locator('[data-entry]')))
  await press(asked.getByRole('button', { name: '로그인' }))
  await expect(page).toHaveURL(new RegExp(`/login/?\\?callback=%2Fzin%2Fevent%2Fevent%2F${eventSeq}$`))
})

test('S-EVT-2: a member without consent is told so, and redirected to the account if the event says so', async ({
  page,
  staff,
  signIn,
}) => {
  const alone = await madeEvent(staff, eventOf({ accountLinkYn: 'N' }))
  const led = await madeEvent(staff, eventOf({ accountLinkYn: 'Y' }))
  await signIn('doyun')
  await press(button(await openEntry(page, alone)))
  await answerDialog(page, CONSENT, '취소')
  await expect(page).toHaveURL(new RegExp(`/zin/event/event/${alone}/?$`))
  await press(button(await openEntry(page, led)))
  await answerDialog(page, CONSENT)
  await expect(page).toHaveURL(/\/mypage\//)
})

test('S-EVT-3, S-EVT-4, V-EVT-6: one request however often it is pressed, success, the applied state, and the limit of the day', async ({
  page,
  staff,
  signIn,
}) => {
  const eventSeq = await madeEvent(staff, eventOf({ applyLimitType: '2' }))
  await signIn('haneul')
  const sent: string[] = []
  await page.route('**/svc/eventSvcApi/svcEntryApply*', async (route) => {
    sent.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  const entry = await openEntry(page, eventSeq)
  await button(entry).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(entry, '처리하고 있습니다')).toBeDisabled()
  await expectApplied(page, () => answerDialog(page, '응모가 완료되었습니다.'))
  expect(sent).toHaveLength(1)
  await settled(page)
  await press(button(entry, '참여 완료'))
  await answerDialog(page, againWords(new Date()))
  expect(sent).toHaveLength(1)
})

test('V-EVT-10: a direct call is checked as well, and nothing is stored', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(staff, eventOf())
  const closed = await madeEvent(staff, eventOf({ openEndDate: new Date(Date.now() - DAY / 2).toISOString() }))
  await signIn('doyun')
  const origin = process.env['SITE_UNDER_TEST']!
  const apply = async (eventId: number) => {
    const response = await page.request.post('/svc/eventSvcApi/svcEntryApply', { form: { eventId: String(eventId) }, headers: { origin } })
    return [response.status(), ((await response.json()) as { data: { resultMessage: string } }).data.resultMessage]
  }
  expect(await apply(eventSeq)).toEqual([403, CONSENT])
  expect(await apply(closed)).toEqual([409, '이벤트 기간이 아닙니다.'])
  const entries = await staff.get(`/adm/event/entries?eventSeq=${eventSeq}`)
  expect(((await entries.json()) as { data: { totalCount: number } }).data.totalCount).toBe(0)
})

test('V-EVT-5: the button of a join event tells members that they have joined, and sends a visitor to the sign-up', async ({
  page,
  signIn,
}) => {
  await page.goto('/zin/event/event/join/109')
  await settled(page)
  await press(page.getByRole('link', { name: '회원가입하고 참여하기' }))
  await expect(page).toHaveURL(/\/join\/?$/)
  await signIn('haneul')
  await page.goto('/zin/event/event/join/109')
  await settled(page)
  await press(page.getByRole('link', { name: '회원가입하고 참여하기' }))
  await answerDialog(page, '이미 가입된 회원입니다.')
  await expect(page).toHaveURL(/\/join\/109\/?$/)
})

test('quizChoice is lost once and won once: V-CQ-1, S-CQ-1', async ({ page, staff, signIn }) => {
  const eventSeq = await madeEvent(
    staff,
    eventOf({
      eventType: 'quizChoice',
      game: {
        question: '중문의 문짝은 모두 몇 장일까요?',
        choices: ['세 장', '두 장', '네 장'],
        hintImage: { src: '/media/drawings/door-three-panel.svg', alt: '중문을 위에서 본 그림' },
      },
      answers: ['1'],
    }),
  )
  await signIn('haneul')
  const entered: string[] = []
  page.on('request', (request) => request.url().includes('/svcEntryApply') && entered.push(request.url()))
  const entry = await openEntry(page, eventSeq)
  await entry.getByRole('radio', { name: '두 장' }).focus()
  await page.keyboard.press('Space')
  await press(button(entry, '정답 제출하고 응모하기'))
  await answerDialog(page, '정답이 아닙니다. 힌트를 확인하고 다시 선택해 주세요.')
  const hint = page.getByRole('dialog', { name: '힌트' })
  await expect(hint.getByRole('img', { name: '중문을 위에서 본 그림' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(entered).toEqual([])
  await entry.getByRole('radio', { name: '두 장' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(entry.getByRole('radio', { name: '세 장' })).toBeChecked()
  await press(button(entry, '정답 제출하고 응모하기'))
  await expectApplied(page, () => answerDialog(page, '응모가 완료되었습니다.'))
  expect(entered).toHaveLength(1)
})

test('Q-078: what solves a game is nowhere in what a browser is sent', async ({ request }) => {
  const solved = readJson('pages-fixtures/seed/event-answers.json') as { eventSeq: number; answers: string[] }[]
  for (const { eventSeq, answers } of solved) {
    const read = await (await request.get(`/svc/eventSvcApi/svcRead?eventSeq=${eventSeq}`)).text()
    const page = await (await request.get(`/zin/event/event/${eventSeq}`)).text()
    for (const sent of [read, page]) {
      expect(sent, String(eventSeq)).not.toMatch(/"answers"|\\"answers\\"/)
      if (answers.length > 1) for (const by of [',', '","', '\\",\\"']) expect(sent, String(eventSeq)).not.toContain(answers.join(by))
    }
  }
})
