// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { againWords } from '@/schemas/rules/events/may-enter'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'
import type { EntryEvent } from './entry-event'
// The question comes in a file of its own: here it is there at once.
import './ask-consent'

vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)

const { call } = await import('@/schemas/api/base/call')
const { applyEntry } = await import('@/schemas/api/events/entries')
const { EntryFrame } = await import('./entry-frame')
const { useEntry } = await import('./use-entry')

const { place, render } = reactPlace()
const { press, named, fields, type } = atHand(place)
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
const said = () => dialogs.showAlertDialog.mock.calls.map(([{ title }]) => title)
const asked = () => dialogs.showConfirmDialog.mock.calls.map(([{ title }]) => title)

function Island({ event }: { event: EntryEvent }) {
  const entry = useEntry(event)
  const onApply = async () => {
    if (!(await entry.admit())) return
    await entry.apply(() => call(applyEntry, { eventId: String(event.EVENT_SEQ) }), { answers: ['1'] })
  }
  return (
    <EntryFrame event={event} entry={entry} title="문제" onApply={onApply}>
      <input aria-label="답" onFocus={entry.onFocus} />
    </EntryFrame>
  )
}
const open = (change: Partial<EntryEvent> = {}) => render(<Island event={entryEvent(change)} />)
const OVER = { OPEN_END_DATE: '2020-06-30T14:59:59.999Z' }
const LOGIN = '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?'

beforeEach(() => {
  eventServer.reset()
  history.replaceState(null, '', '/zin/event/event/12')
})

test('S-EVT-1, V-EVT-11: a visitor of a closed event is told that it is closed, and is not asked to log in', async () => {
  eventServer.isSignedIn = false
  await open(OVER)
  await press('응모하기')
  expect(said()).toEqual(['이벤트 기간이 아닙니다.'])
  expect(asked()).toEqual([])
})

test("V-EVT-1, K-EVT-MSG: the message of the end is the event's own", async () => {
  await open({ ...OVER, MESSAGES: { end: '봄에 다시 만나요.' } })
  await press('응모하기')
  expect(said()).toEqual(['봄에 다시 만나요.'])
  expect(eventServer.entered()).toEqual([])
})

test('V-EVT-2: a visitor of an open event is asked to log in, and returns here', async () => {
  eventServer.isSignedIn = false
  dialogs.showConfirmDialog.mockResolvedValueOnce('ok')
  await open()
  await press('응모하기')
  expect(asked()).toEqual([LOGIN])
  expect(assign).toHaveBeenCalledWith('/login?callback=%2Fzin%2Fevent%2Fevent%2F12')
  expect(eventServer.entered()).toEqual([])
})

test.each([
  ['N', 'N', false],
  ['Y', 'N', true],
  ['N', 'Y', true],
])('V-EVT-3, P-MKT-1: with consents %s and %s one enters: %s', async (EVENT_MARKETING_YN, GOODS_MARKETING_YN, enters) => {
  eventServer.says['member.marketingInfo'] = { item: { EVENT_MARKETING_YN, GOODS_MARKETING_YN } }
  await open()
  await press('응모하기')
  expect(eventServer.entered()).toHaveLength(enters ? 1 : 0)
  expect(said()).toEqual([enters ? '응모가 완료되었습니다.' : '이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.'])
})

test('S-EVT-2, CX-24: a member without the consent is sent to the account page if the event says so; without the condition there is no question', async () => {
  eventServer.says['member.marketingInfo'] = { item: { EVENT_MARKETING_YN: 'N', GOODS_MARKETING_YN: 'N' } }
  // The way there, behind the password, and the way back to the event.
  const way = `/mypage/account?callback=${encodeURIComponent(`/mypage/account/info?callback=${encodeURIComponent('/zin/event/event/12')}`)}`
  dialogs.showConfirmDialog.mockResolvedValueOnce('cancel')
  await open({ ACCOUNT_LINK_YN: 'N' })
  await press('응모하기')
  expect(assign).not.toHaveBeenCalled()
  expect(dialogs.showConfirmDialog).toHaveBeenLastCalledWith({
    title: '이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.',
    text: '‘상품 문자 수신’ 또는 ‘이벤트 이메일 수신’에 동의하시면 됩니다. 동의하고 저장하시면 이 이벤트로 돌아옵니다.',
    okLabel: '동의하러 가기',
  })
  await press('응모하기')
  expect(assign).toHaveBeenCalledWith(way)
  assign.mockClear()
  await open({ ACCOUNT_LINK_YN: 'Y' })
  await press('응모하기')
  expect([said(), assign.mock.calls]).toEqual([['이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.'], [[way]]])
  await open({ MARKETING_REQUIRED_YN: 'N' })
  await press('응모하기')
  expect(eventServer.entered()).toHaveLength(1)
})

test('V-EVT-4: a member who joined before the day of the event gets the message', async () => {
  eventServer.says['event.svcEventUserCheck'] = new CallFailure('403', '아쉽지만 이벤트 참여 대상이 아닙니다.', { status: 403 })
  await open({ CHECK_DT: '2026-06-01' })
  await press('응모하기')
  expect(said()).toEqual(['아쉽지만 이벤트 참여 대상이 아닙니다.'])
  expect(eventServer.entered()).toEqual([])
})

test.each([
  ['V-EVT-6', '2', new Date().toISOString(), againWords(new Date())],
  ['V-EVT-6', '2', '2025-01-01T00:00:00Z', '응모가 완료되었습니다.'],
  ['V-EVT-6', '2', null, '응모가 완료되었습니다.'],
  ['V-EVT-7', '3', '2025-01-01T00:00:00Z', '이미 참여하신 이벤트입니다.'],
  ['V-EVT-7', '3', null, '응모가 완료되었습니다.'],
  ['V-EVT-8', '1', new Date().toISOString(), '응모가 완료되었습니다.'],
])('%s: limit %s and the last entry %s', async (_rule, APPLY_LIMIT_TYPE, LAST_APPLY_DT, words) => {
  eventServer.says['event.svcEventApplyCheck'] = { item: { APPLY_LIMIT_TYPE, APPLY_CNT: LAST_APPLY_DT ? 1 : 0, LAST_APPLY_DT } }
  await open({ APPLY_LIMIT_TYPE })
  await press(button())
  expect(said()).toEqual([words])
})

test('V-EVT-11: of several reasons the first in order is shown', async () => {
  eventServer.says['member.marketingInfo'] = { item: { EVENT_MARKETING_YN: 'N', GOODS_MARKETING_YN: 'N' } }
  eventServer.says['event.svcEventUserCheck'] = new CallFailure('403', '아쉽지만 이벤트 참여 대상이 아닙니다.', { status: 403 })
  await open({ CHECK_DT: '2026-06-01', ACCOUNT_LINK_YN: 'N' })
  await press('응모하기')
  expect([said(), asked()]).toEqual([[], ['이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.']])
})

test("V-EVT-9, E-EVT-2: without the event's number nothing is sent", async () => {
  await open({ EVENT_SEQ: 0 })
  await press('응모하기')
  expect(said()).toEqual(['이벤트 정보(eventId)가 없습니다.'])
  expect(eventServer.entered()).toEqual([])
})

test('S-EVT-3: while sending everything is locked, and a second press sends nothing', async () => {
  let arrive = (_answer: unknown): void => undefined
  eventServer.says['event.svcEntryApply'] = new Promise((resolve) => (arrive = resolve))
  await open()
  await press('응모하기')
  expect(isLocked()).toBe(true)
  expect(named('처리하고 있습니다').hasAttribute('disabled')).toBe(true)
  await act(async () => place.querySelector('form')!.requestSubmit())
  expect(eventServer.entered()).toHaveLength(1)
  await act(async () => arrive({ result: '200' }))
})

test('S-EVT-4, E-OK-1: success is shown, then the page is reloaded', async () => {
  await open()
  await press('응모하기')
  expect(said()).toEqual(['응모가 완료되었습니다.'])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('S-EVT-4: after the reload the button says that the member has entered, and a press shows why not again', async () => {
  eventServer.says['event.svcEventApplyCheck'] = { item: { APPLY_LIMIT_TYPE: '3', APPLY_CNT: 1, LAST_APPLY_DT: '2025-01-01T00:00:00Z' } }
  await open()
  expect(named('참여 완료').hasAttribute('disabled')).toBe(false)
  expect(isLocked()).toBe(true)
  await press('참여 완료')
  expect(said()).toEqual(['이미 참여하신 이벤트입니다.'])
  expect(eventServer.entered()).toEqual([])
})

test("K-EVT-MSG: the message of success is the event's own", async () => {
  await open({ MESSAGES: { success: '고맙습니다' } })
  await press('응모하기')
  expect(said()).toEqual(['고맙습니다'])
})

test('S-EVT-6, E-RES-501: after a failure the input is preserved, and can be sent again', async () => {
  eventServer.says['event.svcEntryApply'] = new CallFailure('501', '이미 등록된 URL입니다.', { status: 409 })
  await open({ EVENT_TYPE: 'review' })
  await type(fields()[0]!, 'https://a.example.com/1')
  await press('응모하기')
  expect(said()).toEqual(['이미 등록된 URL입니다.'])
  expect(isLocked()).toBe(false)
  expect(fields()[0]!.value).toBe('https://a.example.com/1')
  expect(reload).not.toHaveBeenCalled()
  await press('응모하기')
  expect(eventServer.entered()).toHaveLength(2)
})

test("E-RES-500: missing input is reported with the template's message, or the event's", async () => {
  eventServer.says['event.svcEntryApply'] = new CallFailure('500', '필수 항목을 선택하거나 입력해 주세요.', { status: 400 })
  await open({ EVENT_TYPE: 'tvc3' })
  await press('응모하기')
  await open({ EVENT_TYPE: 'tvc3', MESSAGES: { required: '한마디를 입력해 주세요.' } })
  await press('응모하기')
  expect(said()).toEqual(['댓글을 입력해 주세요.', '한마디를 입력해 주세요.'])
})

test('S-EVT-9: a visitor who focuses a field is asked to log in, and the field loses the focus', async () => {
  eventServer.isSignedIn = false
  await open()
  await act(async () => fields()[0]!.focus())
  expect(asked()).toEqual([LOGIN])
  expect(document.activeElement).not.toBe(fields()[0])
})

test('a preview compares the answers and shows the result, and no entry is sent', async () => {
  history.replaceState(null, '', '/zin/event/event/12?preview=Y')
  eventServer.isSignedIn = false
  eventServer.says['event.tryAnswer'] = { item: { correctYn: 'N', wrong: [0] } }
  await open(OVER)
  await press('응모하기')
  eventServer.says['event.tryAnswer'] = { item: { correctYn: 'Y', wrong: [] } }
  await press('응모하기')
  expect(said()).toEqual(['정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.', '응모가 완료되었습니다.'])
  expect(eventServer.sent.map(({ id }) => id)).toEqual(['event.tryAnswer', 'event.tryAnswer'])
  expect(reload).not.toHaveBeenCalled()
})

/** Whether every input of the entry is locked. */
function isLocked(): boolean {
  return place.querySelector('fieldset')!.disabled
}
/** The apply button, whatever its label. */
function button(): HTMLElement {
  return place.querySelector<HTMLElement>('button[type=submit]')!
}
