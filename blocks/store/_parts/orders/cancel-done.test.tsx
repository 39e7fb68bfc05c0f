// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { reactPlace } from '@/tests/support/react-place'

// The component itself, inside the island of the cancellation.
const { CancelDone } = await import('./cancel-done')

const { place, render } = reactPlace()

/** What the buyer reads below the head, before the buttons. */
async function read(amount: number, pointAmount: number, coupon = false): Promise<string[]> {
  const refunds = [{ status: 'DONE', amount, pointAmount }]
  const order = { orderId: '260601-7K2M9QX4T8WZ3', status: 'PAID', cancellableYn: 'Y', refunds } as unknown as Order
  await render(<CancelDone order={order} wasWaiting={false} coupon={coupon} isGuest={false} onMore={() => undefined} />)
  return [...place.querySelectorAll('p')].map(({ textContent }) => textContent)
}

test('a cancellation says what came back, and no money where none did', async () => {
  const money = '26,900원을 환불했습니다. 카드사나 은행에 따라 며칠이 걸릴 수 있습니다.'
  expect(await read(26_900, 0)).toEqual([money])
  expect(await read(26_900, 500)).toEqual([money, '포인트 500P를 돌려드렸습니다.'])
  expect(await read(0, 500)).toEqual(['포인트 500P를 돌려드렸습니다.'])
  expect(await read(0, 0)).toEqual(['돌려드릴 금액이 없습니다.'])
})

test('a coupon that a cancelled part brings back is said, as it was before the press', async () => {
  expect((await read(26_900, 0, true)).at(-1)).toBe('사용하신 쿠폰은 다시 사용하실 수 있습니다.')
})
