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
const { EventWordCardQuizEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const event = entryEvent({
  EVENT_TYPE: 'wordCardQuiz',
  GAME: { videos: ['/media/films/window-quiet.mp4'], cards: ['창', '뷰', '문', '프레임'] },
  ANSWER_LENGTH: 2,
})
const card = (word: string) =>
  [...place.querySelectorAll<HTMLElement>('[role=group] button')].find((one) => one.textContent.startsWith(word))!
const pick = async (...words: string[]) => {
  for (const word of words) await hand.press(card(word))
}
const picked = () => [...place.querySelectorAll('ol li')].map(({ textContent }) => textContent)
beforeEach(() => {
  eventServer.reset()
  eventServer.answers = ['뷰', '프레임']
})

test('V-WC-1: a game without a solution says so', async () => {
  await render(<EventWordCardQuizEntry event={{ ...event, ANSWER_LENGTH: 0 }} />)
  await hand.press('응모하기')
  expect(hand.fault()).toBe('정답이 설정되지 않았습니다.')
  expect(eventServer.entered()).toEqual([])
})

test('V-WC-2: too few cards are not compared', async () => {
  await render(<EventWordCardQuizEntry event={event} />)
  await pick('뷰')
  await hand.press('응모하기')
  expect(hand.fault()).toBe('영상 속 제품명을 입력해 주세요.')
  expect(eventServer.sent.map(({ id }) => id)).not.toContain('event.svcAnswerCheck')
})

test('V-WC-3: another order is wrong, the right one is sent', async () => {
  await render(<EventWordCardQuizEntry event={event} />)
  await pick('프레임', '뷰')
  await hand.press('응모하기')
  expect(hand.fault()).toBe('정답이 아닙니다. 다시 도전해 주세요.')
  expect(eventServer.entered()).toEqual([])
  await pick('프레임', '뷰', '뷰', '프레임')
  await hand.press('응모하기')
  const input = { eventId: '9', eventType: 'wordCardQuiz', applyType: 'wordCardQuiz', answers: ['뷰', '프레임'] }
  expect(eventServer.entered()).toEqual([{ id: 'event.svcEntryContentShareApply', input }])
  expect(reload).toHaveBeenCalledOnce()
})

test('V-WC-4, S-WC-1: a press picks in order, a second one puts back, and no more are picked than the answer has', async () => {
  await render(<EventWordCardQuizEntry event={event} />)
  await pick('뷰', '창')
  expect(picked()).toEqual(['뷰', '창'])
  expect(card('창').getAttribute('aria-pressed')).toBe('true')
  await pick('문')
  expect(picked()).toEqual(['뷰', '창'])
  expect(place.querySelector('form p[role=status]')!.textContent).toBe('카드는 2장까지 고를 수 있습니다.')
  await pick('뷰')
  expect(picked()[0]).toBe('창')
  await hand.press('모두 지우기')
  expect(place.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
})

test('S-WC-1: 영상으로 가기 scrolls the film into view', async () => {
  await render(<EventWordCardQuizEntry event={event} />)
  const seen = vi.fn()
  place.querySelector('#event-film-9')!.scrollIntoView = seen
  await hand.press('영상으로 가기')
  expect(seen).toHaveBeenCalledOnce()
})

test('S-EVT-9: a visitor who picks a card is asked to log in, and none is picked', async () => {
  eventServer.isSignedIn = false
  await render(<EventWordCardQuizEntry event={event} />)
  await pick('뷰')
  expect(dialogs.showConfirmDialog).toHaveBeenCalledOnce()
  expect(place.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
})
