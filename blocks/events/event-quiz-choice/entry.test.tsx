// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)

const { EventQuizChoiceEntry } = await import('./entry')
const { place, render } = reactPlace()
const { press, fields, fault } = atHand(place)
vi.spyOn(location, 'reload').mockImplementation(() => undefined)
const GAME = { question: '몇 장일까요?', choices: ['세 장', '두 장', '네 장'], hintImage: { src: '/a.svg', alt: '그림' } }
const open = () => render(<EventQuizChoiceEntry event={entryEvent({ EVENT_TYPE: 'quizChoice', GAME, ANSWER_LENGTH: 1 })} />)
const said = () => dialogs.showAlertDialog.mock.calls.map(([{ title }]) => title)

beforeEach(() => {
  eventServer.reset()
  eventServer.answers = ['1']
})

test('without a choice nothing is compared, and the first gets the focus', async () => {
  await open()
  await press('응모하기')
  expect(fault()).toBe('정답을 선택해 주세요.')
  expect(document.activeElement).toBe(fields()[0])
  expect(eventServer.sent.some(({ id }) => id === 'event.svcAnswerCheck')).toBe(false)
})

test('V-CQ-1, S-CQ-1: any other choice gives the alert with the hint, and no entry', async () => {
  await open()
  await press(fields()[2]!)
  await press('응모하기')
  expect(said()).toEqual(['정답이 아닙니다. 힌트를 확인하고 다시 선택해 주세요.'])
  await vi.waitFor(() => expect(dialogs.openDialog).toHaveBeenCalledWith('event-hint', expect.anything()))
  expect(eventServer.entered()).toEqual([])
  expect(fields()[2]!.checked).toBe(true)
})

test('V-CQ-1, S-CQ-1: choice 1 goes on to apply, with the template as its type', async () => {
  await open()
  await press(fields()[0]!)
  await press('응모하기')
  expect(eventServer.entered()).toMatchObject([{ id: 'event.svcEntryApply2', input: { applyType: 'quizChoice', answers: ['1'] } }])
  expect(said()).toEqual(['응모가 완료되었습니다.'])
})
