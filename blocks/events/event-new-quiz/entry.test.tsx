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
const { EventNewQuizEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const step = (question: string) => ({ question, choices: ['1', '2', '3', '4'].map((value) => ({ value, label: `보기 ${value}` })) })
const event = entryEvent({
  EVENT_TYPE: 'newQuiz',
  GAME: { steps: [step('첫째'), step('둘째'), step('셋째')], hintImage: { src: '/media/rooms/a.webp', alt: '거실' } },
  ANSWER_LENGTH: 3,
})
const question = () => place.querySelector('legend')!.textContent
const choose = (value: string) => hand.press(place.querySelector<HTMLElement>(`input[value="${value}"]`)!)
const answer = async (chosen: string[]) => {
  for (const [at, value] of chosen.entries()) {
    await choose(value)
    await hand.press(at < 2 ? '다음 문제' : '응모하기')
  }
}
beforeEach(() => {
  eventServer.reset()
  eventServer.answers = ['2', '1', '4']
})

test('V-NQ-1, S-NQ-1: steps follow each other; the first wrong one is named and shown again', async () => {
  await render(<EventNewQuizEntry event={event} />)
  expect(question()).toContain('첫째')
  await answer(['2', '3', '4'])
  expect(hand.fault()).toBe('2번 문제의 정답이 아닙니다. 다시 확인해 주세요.')
  expect(question()).toContain('둘째')
  expect(place.querySelector('legend')!.contains(document.activeElement)).toBe(true)
  expect(eventServer.entered()).toEqual([])
})

test('a wrong answer that is tapped twice stays named, until another one is chosen', async () => {
  await render(<EventNewQuizEntry event={event} />)
  await answer(['2', '3', '4'])
  await hand.press('다음 문제')
  expect(hand.fault()).toBe('2번 문제의 정답이 아닙니다. 다시 확인해 주세요.')
  expect(question()).toContain('둘째')
  await choose('1')
  await hand.press('다음 문제')
  expect(question()).toContain('셋째')
})

test('V-NQ-1: the right sequence is sent', async () => {
  await render(<EventNewQuizEntry event={event} />)
  await answer(['2', '1', '4'])
  const input = { eventId: '9', eventType: 'newQuiz', applyType: 'newQuiz', answers: ['2', '1', '4'] }
  expect(eventServer.entered()).toEqual([{ id: 'event.svcEntryContentShareApply', input }])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '응모가 완료되었습니다.' })
  expect(reload).toHaveBeenCalledOnce()
})

test('a step without an answer is reported: an alert, the message at the question, and the focus on its first choice', async () => {
  await render(<EventNewQuizEntry event={event} />)
  await choose('2')
  await hand.press('다음 문제')
  await hand.press('다음 문제')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '2번 문제의 답을 골라 주세요.' })
  expect(hand.fault()).toBe('2번 문제의 답을 골라 주세요.')
  expect(question()).toContain('둘째')
  expect(document.activeElement).toBe(place.querySelector('input[value="1"]'))
  expect(eventServer.entered()).toEqual([])
})

test("S-NQ-1: reset restarts from step 1, with the event's message", async () => {
  await render(<EventNewQuizEntry event={{ ...event, MESSAGES: { reset: '처음으로 돌아왔습니다.' } }} />)
  await choose('2')
  await hand.press('다음 문제')
  await hand.press('처음부터 다시')
  expect(question()).toContain('첫째')
  expect(place.querySelector('input:checked')).toBeNull()
  expect(place.querySelector('[role=status]')!.textContent).toBe('처음으로 돌아왔습니다.')
})

test('S-NQ-1, S-HINT-1: the hint opens the image; without one there is no button', async () => {
  await render(<EventNewQuizEntry event={event} />)
  await hand.press('힌트 보기')
  await vi.waitFor(() => expect(dialogs.openDialog).toHaveBeenCalledWith('event-hint', expect.anything()))
  await render(<EventNewQuizEntry event={{ ...event, GAME: { steps: event.GAME.steps! } }} />)
  expect(place.textContent).not.toContain('힌트 보기')
})

test('S-EVT-9: a visitor who picks a choice is asked to log in, and nothing is picked', async () => {
  eventServer.isSignedIn = false
  await render(<EventNewQuizEntry event={event} />)
  await choose('2')
  expect(dialogs.showConfirmDialog).toHaveBeenCalledOnce()
  expect(place.querySelector('input:checked')).toBeNull()
})
