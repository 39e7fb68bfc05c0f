// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDate } from '@/schemas/words/dates'
import { atHand } from '@/tests/support/at-hand'
import { eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

const showSnackbar = vi.hoisted(() => vi.fn())
vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar, showFault: vi.fn() }))
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => ({
  ...(await import('@/tests/support/event-server')).session,
  changeSessionUser: vi.fn(),
}))
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
// The component itself, not its lazy entry.
const { InfoForm } = await import('./info-form')
type Account = Parameters<typeof InfoForm>[0]['account']

const account = {
  ...{
    memberNo: '7',
    memberId: 'house01',
    memberName: '홍길동',
    nickname: '집꾸미기',
    email: 'home@example.com',
    memberType: 'P',
    bizYn: 'N',
  },
  ...{
    birthDate: '',
    mobileNo: '',
    zipCode: '',
    address: '',
    addressDetail: '',
    housingType: '',
    passwordYn: 'Y',
    snsTypes: [],
    registDate: '',
  },
  ...{ goodsMarketingYn: 'Y', eventMarketingYn: 'Y', adMarketingYn: 'N' },
  ...{ goodsMarketingDt: '2026-05-01T03:00:00Z', eventMarketingDt: '2026-05-01T03:00:00Z', adMarketingDt: '' },
} as unknown as Account
const { place, render } = reactPlace()
const hand = atHand(place)
const rows = () => [...place.querySelectorAll('fieldset li')].map(({ textContent }) => textContent)
const save = async () => {
  showSnackbar.mockClear()
  await hand.press('변경 내용 저장')
}

beforeEach(async () => {
  eventServer.reset()
  history.replaceState(null, '', '/mypage/account/info')
  await render(<InfoForm id="f" account={account} homeTypes={[]} />)
})

test('V-AGREE-2: beside each consent is its last answer and day, also right after a save', async () => {
  const today = formatDate(new Date())
  const kept = '상품 문자 수신2026.05.01 동의'
  expect(rows()).toEqual([kept, '이벤트 이메일 수신2026.05.01 동의', '마케팅 활용'])
  await hand.press(place.querySelector<HTMLInputElement>('#f-event')!)
  await save()
  await vi.waitFor(() => expect(showSnackbar).toHaveBeenCalledWith('회원 정보를 저장했습니다.'))
  expect(rows()).toEqual([kept, `이벤트 이메일 수신${today} 철회`, '마케팅 활용'])
  await hand.press(place.querySelector<HTMLInputElement>('#f-event')!)
  await save()
  await vi.waitFor(() => expect(showSnackbar).toHaveBeenCalled())
  expect(rows()).toEqual([kept, `이벤트 이메일 수신${today} 동의`, '마케팅 활용'])
})

test('S-EVT-2: from an event, a save leads back to it, and to no other site', async () => {
  history.replaceState(null, '', '/mypage/account/info?callback=%2Fzin%2Fevent%2Fevent%2F12')
  await save()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/zin/event/event/12'))
  assign.mockClear()
  history.replaceState(null, '', '/mypage/account/info?callback=https%3A%2F%2Fevil.example')
  await save()
  await vi.waitFor(() => expect(showSnackbar).toHaveBeenCalledWith('회원 정보를 저장했습니다.'))
  expect(assign).not.toHaveBeenCalled()
})
