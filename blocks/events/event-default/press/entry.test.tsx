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
const { PressEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const draw = (MESSAGES: Record<string, string> = {}) =>
  render(<PressEntry event={entryEvent({ MESSAGES })} applyType="point" title="오늘의 추첨" label="오늘 참여하기" />)
beforeEach(() => eventServer.reset())

test('E-OK-4: one press enters, and shows the success', async () => {
  await draw()
  await hand.press('오늘 참여하기')
  expect(eventServer.entered()).toEqual([{ id: 'event.svcEntryApply2', input: { eventId: '9', applyType: 'point' } }])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '참여가 완료되었습니다.' })
  expect(reload).toHaveBeenCalledOnce()
})

test("E-OK-4, K-EVT-MSG: the message may be the event's own", async () => {
  await draw({ success: '내일 또 오세요.' })
  await hand.press('오늘 참여하기')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '내일 또 오세요.' })
})

test('a visitor is asked to log in, and nothing is sent', async () => {
  eventServer.isSignedIn = false
  await draw()
  await hand.press('오늘 참여하기')
  expect(dialogs.showConfirmDialog.mock.calls[0]![0].title).toBe('로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?')
  expect(eventServer.entered()).toEqual([])
})
