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
const { CallFailure } = await import('@/schemas/api/base/failure')
const { ShareAddressEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
beforeEach(async () => {
  eventServer.reset()
  await render(<ShareAddressEntry event={entryEvent({})} applyType="movieShare" title="어디에 알리셨나요?" lead="주소를 남겨 주세요." />)
})

test.each([
  ['', '공유한 URL을 입력해 주세요.'],
  ['ftp://a.example.com/1', '올바른 URL 형식이 아닙니다.'],
])('%j is refused at its field', async (address, words) => {
  await hand.type(hand.fields()[0]!, address)
  await hand.press('응모하기')
  expect(hand.fault()).toBe(words)
  expect(document.activeElement).toBe(hand.fields()[0])
  expect(eventServer.entered()).toEqual([])
})

test('CX-18: the URL is sent by the generic call with the type of the page', async () => {
  await hand.type(hand.fields()[0]!, ' https://blog.example.com/1 ')
  await hand.press('응모하기')
  const input = { eventId: '9', eventType: 'movieShare', applyType: 'movieShare', data03: 'https://blog.example.com/1' }
  expect(eventServer.entered()).toEqual([{ id: 'event.svcEntryContentShareApply', input }])
  expect(reload).toHaveBeenCalledOnce()
})

test('E-RES-OTHER, S-EVT-6: a refusal of the service is shown, and the URL stays', async () => {
  eventServer.says['event.svcEntryContentShareApply'] = new CallFailure('501', '이미 등록된 URL입니다.', { status: 409 })
  await hand.type(hand.fields()[0]!, 'https://blog.example.com/1')
  await hand.press('응모하기')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '이미 등록된 URL입니다.' })
  expect(hand.fields()[0]!.value).toBe('https://blog.example.com/1')
  expect(reload).not.toHaveBeenCalled()
})
