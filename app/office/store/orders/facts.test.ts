import { expect, test } from 'vitest'
import { ORDER_NEWS, orderMessages } from '@/services/db/tables/orders'
import { toldFacts, refundFacts } from './facts'

test('every message to a buyer has Korean words in the console, and no code', () => {
  const { channel, state } = orderMessages
  const dueAt = '2026-06-01T00:00:00Z'
  const shown = ORDER_NEWS.flatMap((news) =>
    channel.enumValues.flatMap((by) =>
      state.enumValues.map((is) => toldFacts({ messages: [{ news, channel: by, state: is, dueAt }] } as never)[0]!),
    ),
  )
  expect(
    shown.map(([name, words]) => `${String(name)} ${String(words)}`).filter((text) => /[A-Za-z]|알림 ·|그 밖|확인 중/.test(text)),
  ).toEqual([])
})

test('a refund says of what it was, and how its sum came about', () => {
  const parts = {
    goods: 46_000,
    delivery: 0,
    install: 0,
    coupon: 3_544,
    optionBack: 0,
    less: { delivery: 3_000, coupon: 1_456 },
    fee: 0,
    gone: 0,
  }
  const refund = {
    ...{ state: 'done', of: 'CANCEL', amount: 37_291, points: 709, reason: '단순 변심', by: '주문한 분', at: '2026-06-01T00:00:00Z' },
    items: [{ name: '황동 문 손잡이', choices: [], qty: 1 }],
    parts: { ...parts, amount: 37_291, points: 709 },
  }
  expect(String(refundFacts({ refunds: [refund], draftSeq: null } as never)[0]![1]).split('\n')).toEqual([
    '취소 · 완료 · 37,291원 · 포인트 709P · 주문한 분: 단순 변심',
    '황동 문 손잡이 1개',
    '상품 금액 46,000원 · 쿠폰 할인 −3,544원 · 남는 상품의 배송비 −3,000원 · 쓸 수 없게 된 쿠폰 할인 −1,456원 · 포인트로 결제하신 금액 −709원',
  ])
})
