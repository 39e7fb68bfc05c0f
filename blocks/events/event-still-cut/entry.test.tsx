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
const { EventStillCutEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const event = entryEvent({
  EVENT_TYPE: 'stillCut',
  GAME: {
    videos: ['/media/films/living-grain.mp4'],
    pictures: ['거실', '주방', '침실', '욕실'].map((alt) => ({ src: '/media/rooms/a.webp', alt })),
  },
  ANSWER_LENGTH: 4,
})
const fill = async (order: string[]) => {
  for (const [i, place] of order.entries()) await hand.type(hand.fields()[i]!, place)
}
beforeEach(() => {
  eventServer.reset()
  eventServer.answers = ['3', '4', '1', '2']
})

test('V-SC-1: with an empty field nothing is compared, and the field gets the focus', async () => {
  await render(<EventStillCutEntry event={event} />)
  await fill(['3', '', '1', '2'])
  await hand.press('응모하기')
  expect(hand.fault()).toBe('순서를 모두 입력해 주세요.')
  expect(document.activeElement).toBe(hand.fields()[1])
  expect(eventServer.sent.map(({ id }) => id)).not.toContain('event.svcAnswerCheck')
})

test('V-SC-2: a letter is dropped, and the reason is shown', async () => {
  await render(<EventStillCutEntry event={event} />)
  await hand.type(hand.fields()[0]!, 'a')
  expect(hand.fields()[0]!.value).toBe('')
  expect(hand.fault()).toBe('숫자만 입력할 수 있습니다.')
  await hand.type(hand.fields()[0]!, '3')
  expect(hand.fault()).toBe('')
})

test('V-SC-3: a wrong order is reported and stays, the right one is sent', async () => {
  await render(<EventStillCutEntry event={event} />)
  await fill(['4', '3', '1', '2'])
  await hand.press('응모하기')
  expect(hand.fault()).toBe('정답이 아닙니다. 영상을 다시 확인해 주세요.')
  expect(hand.fields().map(({ value }) => value)).toEqual(['4', '3', '1', '2'])
  expect(eventServer.entered()).toEqual([])
  await fill(['3', '4'])
  await hand.press('응모하기')
  const input = { eventId: '9', eventType: 'stillCut', applyType: 'stillCut', answers: ['3', '4', '1', '2'] }
  expect(eventServer.entered()).toEqual([{ id: 'event.svcEntryContentShareApply', input }])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '응모가 완료되었습니다.' })
  expect(reload).toHaveBeenCalledOnce()
})

test('V-SC-1: the scenes can be pressed in their order instead', async () => {
  await render(<EventStillCutEntry event={event} />)
  for (const alt of ['침실', '욕실', '거실', '주방']) {
    await hand.press(place.querySelector<HTMLElement>(`button:has([alt="${alt}"])`)!)
  }
  expect(hand.fields().map(({ value }) => value)).toEqual(['3', '4', '1', '2'])
  await hand.press('모두 지우기')
  expect(hand.fields().map(({ value }) => value)).toEqual(['', '', '', ''])
})

test('S-SC-1: the hint scrolls the film into view', async () => {
  await render(<EventStillCutEntry event={event} />)
  const seen = vi.fn()
  place.querySelector('#event-film-9')!.scrollIntoView = seen
  await hand.press('힌트 보기')
  expect(seen).toHaveBeenCalledOnce()
})

test("K-EVT-MSG, E-RES-500: the event's messages take precedence over the rule's", async () => {
  const MESSAGES = { incorrect: '한 번 더 보고 오세요.', invalid: '네 장면 모두 필요합니다.' }
  await render(<EventStillCutEntry event={{ ...event, MESSAGES }} />)
  await hand.press('응모하기')
  expect(hand.fault()).toBe('네 장면 모두 필요합니다.')
  await fill(['1', '2', '3', '4'])
  await hand.press('응모하기')
  expect(hand.fault()).toBe('한 번 더 보고 오세요.')
})

test('S-EVT-9: a visitor is asked to log in, and no scene is chosen', async () => {
  eventServer.isSignedIn = false
  await render(<EventStillCutEntry event={event} />)
  await hand.press(place.querySelector<HTMLElement>('button:has(img)')!)
  expect(hand.fields()[0]!.value).toBe('')
  expect(dialogs.showConfirmDialog).toHaveBeenCalledWith(
    expect.objectContaining({ title: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?' }),
  )
})
