// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
vi.mock('@/blocks/base/_parts/address/open-address-search', () => ({
  openAddressSearch: () => Promise.resolve({ postCode: '04524', address: '서울 중구 세종대로 110', extraAddress: '' }),
}))
vi.mock('@/blocks/members/_parts/terms/terms-button.lazy', () => ({ TermsButton: () => null }))
const closeWindow = vi.spyOn(window, 'close').mockImplementation(() => undefined)
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const { CallFailure } = await import('@/schemas/api/base/failure')
const { RequestForm } = await import('./request-form')

const { place, render } = reactPlace()
const hand = atHand(place)
const field = (name: string) => place.querySelector<HTMLInputElement>(`#f-${name}`)!
beforeEach(async () => {
  eventServer.reset()
  eventServer.says['acct.svcMyInfo'] = new CallFailure('403', '비밀번호를 확인한 뒤 이용할 수 있습니다.', { status: 403 })
  await render(<RequestForm id="f" event={entryEvent({ MARKETING_REQUIRED_YN: 'N' })} inflow="utm_source=blog" />)
})

test('S-COLLABO-1: without a name the message is shown, and the window stays', async () => {
  await hand.type(field('name'), '')
  await hand.press('신청하기')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('name')))
  expect(hand.fault()).toContain('이름을 입력해 주세요.')
  expect(closeWindow).not.toHaveBeenCalled()
  expect(eventServer.entered()).toEqual([])
})

test('S-COLLABO-1: after sending, a message is shown and the window closes', async () => {
  await hand.type(field('name'), '홍길동')
  await hand.type(field('phoneNo'), '010-1234-5678')
  await hand.press('주소 검색')
  await hand.press(field('agreed'))
  await hand.press('신청하기')
  await vi.waitFor(() => expect(closeWindow).toHaveBeenCalledOnce())
  const form = { name: '홍길동', phoneNo: '010-1234-5678', address: '(04524) 서울 중구 세종대로 110', contents: '', agreed: true }
  expect(eventServer.entered()[0]).toEqual({ id: 'wpevent.cApplyEvent', input: { eventId: '9', inflow: 'utm_source=blog', form } })
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '응모가 완료되었습니다.' })
  // Without an opener, the page does not stay on the form.
  expect(assign).toHaveBeenCalledWith('/event/collabo')
})

test('a certified member finds the name filled in, and the number if the password was confirmed; typed values stay', async () => {
  expect([field('name').value, field('phoneNo').value]).toEqual(['홍길동', ''])
  eventServer.says['acct.svcMyInfo'] = { item: { mobileNo: '01020001001' } }
  await render(<RequestForm key="again" id="f" event={entryEvent({ MARKETING_REQUIRED_YN: 'N' })} inflow="" />)
  await vi.waitFor(() => expect(field('phoneNo').value).toBe('010-2000-1001'))
  await hand.type(field('name'), '김하늘')
  expect(field('name').value).toBe('김하늘')
})
