// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { storeTypedFields } from '@/lib/ui/typed-fields'
import { PHOTO_POINTS, REVIEW_MIN, TEXT_POINTS } from '@/schemas/rules/store/review-points'
import { atHand } from '@/tests/support/at-hand'
import { eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn(), showFault: vi.fn() }))
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const { ReviewRows } = await import('./review-rows')
type Line = NonNullable<Parameters<typeof ReviewRows>[0]['writable']>[number]

const { place, render } = reactPlace()
const hand = atHand(place)
const lines = [5, 6].map((lineSeq) => ({ lineSeq, goodsId: 'chair', name: `의자 ${lineSeq}`, choices: [], image: '' }) as unknown as Line)
const field = () => place.querySelector('textarea')
const show = () => render(<ReviewRows id="reviews" writable={lines} />)

beforeEach(() => {
  eventServer.reset()
  sessionStorage.clear()
  localStorage.clear()
})

test('the form says beforehand how long a review is, and what it is worth', async () => {
  await show()
  await hand.press('후기 쓰기: 의자 5')
  const help = document.getElementById(field()!.getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent
  expect(help).toContain(`공백을 빼고 ${REVIEW_MIN}자 이상 입력해 주세요.`)
  expect(help).toContain(`글은 ${TEXT_POINTS}포인트, 사진과 함께면 ${PHOTO_POINTS}포인트를 드립니다.`)
})

test('E-LOGIN-3: back from a login on the way, the form of that line is open again with its words', async () => {
  await show()
  await hand.press('후기 쓰기: 의자 6')
  await hand.type(field()!, '앉은 자리가 편안하고 나뭇결이 곱습니다')
  expect(storeTypedFields(eventServer.user.memberNo)).toBe(true)
  // The draft of the field is gone with the sign-out in another tab.
  localStorage.clear()
  await render(null)
  await show()
  await vi.waitFor(() => expect(field()!.value).toBe('앉은 자리가 편안하고 나뭇결이 곱습니다'))
  expect(field()!.id).toBe('reviews-write-6-text')
})
