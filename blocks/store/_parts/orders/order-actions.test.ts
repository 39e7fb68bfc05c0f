import { expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { guestActions, lineActions, orderActions } from './order-actions'

const line = (lineSeq: number, cancelledQty = 0) => ({ lineSeq, qty: 1, cancelledQty }) as Order['items'][number]
const orderOf = (status: Order['status'], cancellableYn: 'Y' | 'N', items: Order['items'], returnableYn: 'Y' | 'N' = 'N') =>
  ({ orderId: '260601-7K2M9QX4T8WZ3', status, cancellableYn, items, returnableYn }) as Order

test('SYS-40: what can be done with an order follows its state, and a line has a button of its own only beside others', () => {
  const two = [line(1), line(2, 1)]
  const paid = orderOf('PAID', 'Y', two)
  expect(orderActions(paid)).toEqual([{ label: '주문 취소', href: '/mypage/shop/order/cancel/260601-7K2M9QX4T8WZ3' }])
  expect(two.map((one) => lineActions(paid, one).map(({ href }) => href))).toEqual([
    ['/mypage/shop/order/cancel/260601-7K2M9QX4T8WZ3?line=1'],
    [],
  ])
  expect(lineActions(orderOf('PAID', 'Y', [line(1)]), line(1))).toEqual([])
  expect(lineActions(orderOf('WAIT', 'Y', two), line(1))).toEqual([])
  const packed = orderOf('PREPARE', 'N', two)
  expect(orderActions(packed)).toEqual([{ label: '취소 요청', href: '/mypage/shop/order/cancel/260601-7K2M9QX4T8WZ3' }])
  expect(orderActions({ ...packed, cancelRequest: { state: 'waiting' } as Order['cancelRequest'] })).toEqual([])
  expect(orderActions(orderOf('DONE', 'N', two, 'Y')).map(({ href }) => href)).toEqual([
    '/mypage/shop/order/exchange/260601-7K2M9QX4T8WZ3',
    '/mypage/shop/order/refund/260601-7K2M9QX4T8WZ3',
  ])
  // Of what was wholly cancelled or sent back nothing is offered.
  expect([orderActions(orderOf('DONE', 'N', two)), guestActions(orderOf('DONE', 'N', two))]).toEqual([[], []])
})
