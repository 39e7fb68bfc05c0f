// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const { SurveyEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const event = entryEvent({ GAME: { question: '어디가 가장 추운가요?' } })
const items = [
  { SURVEY_SEQ: 1, ANSWER: '거실 창가' },
  { SURVEY_SEQ: 2, ANSWER: '현관' },
]
const reason = () => place.querySelector('textarea')!
beforeEach(async () => {
  eventServer.reset()
  await render(<SurveyEntry event={event} items={items} />)
})

test('an answer is required, and the choice gets the focus', async () => {
  await hand.press('설문 참여하기')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '필수 항목을 선택하거나 입력해 주세요.' })
  expect(document.activeElement).toBe(hand.fields()[0])
  expect(eventServer.entered()).toEqual([])
})

test('E-OK-3: item and reason are sent once, and the page is reloaded', async () => {
  await hand.press(hand.fields()[1]!)
  await hand.type(reason(), ' 문이 얇아서요. ')
  await hand.press('설문 참여하기')
  expect(eventServer.entered()).toEqual([{ id: 'event.svcApply', input: { eventId: '9', surveySeq: 2, eventAnswer: '문이 얇아서요.' } }])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '설문 참여가 완료되었습니다.' })
  expect(reload).toHaveBeenCalledOnce()
})

test('a too long reason is reported at its field', async () => {
  await hand.press(hand.fields()[0]!)
  await hand.type(reason(), '가'.repeat(301))
  await hand.press('설문 참여하기')
  expect(hand.fault()).toContain('300자까지 입력할 수 있습니다.')
  expect(eventServer.entered()).toEqual([])
})

test('S-EVT-9: a visitor is asked to log in and cannot choose', async () => {
  eventServer.isSignedIn = false
  await hand.press(hand.fields()[1]!)
  expect(dialogs.showConfirmDialog).toHaveBeenCalledWith(
    expect.objectContaining({ title: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?' }),
  )
  expect(hand.fields()[1]!.checked).toBe(false)
})
