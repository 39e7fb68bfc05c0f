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
const { MBTI_QUESTIONS } = await import('@/schemas/rules/events/mbti')
const { MbtiEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const heading = () => place.querySelector('h3')!.textContent
const choose = (choice: 0 | 1) => hand.press(place.querySelectorAll<HTMLElement>('[role=group] button')[choice]!)
beforeEach(async () => {
  eventServer.reset()
  await render(<MbtiEntry event={entryEvent({})} />)
})

test('a choice shows the next question and focuses it; going back is possible', async () => {
  expect(heading()).toContain(MBTI_QUESTIONS[0]!.question)
  await choose(1)
  expect(heading()).toContain(`질문 ${MBTI_QUESTIONS.length}개 중 2번째`)
  expect(document.activeElement).toBe(place.querySelector('h3'))
  await hand.press('이전 질문')
  expect(heading()).toContain(MBTI_QUESTIONS[0]!.question)
  expect(place.querySelector('[aria-pressed=true]')?.textContent).toBe(MBTI_QUESTIONS[0]!.choices[1])
})

test('Q-082: the result is sent by its own call, and not before it is complete', async () => {
  expect(() => hand.named('이 결과로 응모하기')).toThrow()
  for (const _ of MBTI_QUESTIONS) await choose(1)
  expect(place.textContent).toContain('ISTP')
  await hand.press('이 결과로 응모하기')
  expect(eventServer.entered()).toEqual([{ id: 'event.svcEntryMbtiApply', input: { eventId: '9', mbti: 'ISTP' } }])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '참여가 완료되었습니다.' })
})

test('after the entry the result stays, and can be shared', async () => {
  for (const _ of MBTI_QUESTIONS) await choose(1)
  await hand.press('이 결과로 응모하기')
  expect(reload).not.toHaveBeenCalled()
  expect(place.textContent).toContain('ISTP')
  await hand.press('공유')
  await vi.waitFor(() => expect(dialogs.openDialog).toHaveBeenCalledWith('share', expect.anything()))
  expect(eventServer.sent.find(({ id }) => id.includes('hort'))?.input['desc']).toMatch(/^.+\(ISTP\)/)
})

test('the test can be restarted', async () => {
  for (const _ of MBTI_QUESTIONS) await choose(0)
  await hand.press('다시 하기')
  expect(heading()).toContain(MBTI_QUESTIONS[0]!.question)
})
