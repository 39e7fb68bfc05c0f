import { expect, test } from 'vitest'
import { orderHappenings } from './order-happenings'

test('everything that happened stands in one line of time, the newest first, with who and why', () => {
  const at = (minute: number): string => `2026-06-01T01:${String(minute).padStart(2, '0')}:00.000Z`
  const order = {
    moves: [
      { to: 'pending', by: '주문한 분', reason: '', at: at(0) },
      { to: 'paid', by: '주문한 분', reason: '', at: at(1) },
      { to: 'preparing', by: '박포장', reason: '주문을 확인했습니다.', at: at(3) },
    ],
    changes: [
      { kind: 'delivery', words: '상세 주소', reason: '고객 요청', by: '박포장', at: at(4) },
      { kind: 'labelPrinted', words: '', reason: '', by: '박포장', at: at(5) },
    ],
    events: [{ eventSeq: 1, kind: 'charge', amount: 30_000, detail: '', at: at(1) }],
    refunds: [{ state: 'done', of: 'GIVEN', items: [], parts: null, amount: 1_000, points: 0, reason: '차액', by: '한결', at: at(6) }],
    shipments: [{ shipmentSeq: 1, carrier: 'CJ대한통운', trackingNo: '601234567890', shippedAt: at(7), tracking: {} }],
    messages: [{ news: 'deliveryChanged', channel: 'text', state: 'sent', dueAt: at(4) }],
    confirmed: { by: '시스템', isAutomatic: false, at: at(9) },
  } as unknown as Parameters<typeof orderHappenings>[0]
  expect(orderHappenings(order).map(({ words, detail }) => [words, detail])).toEqual([
    ['구매 확정', '시스템'],
    ['송장 넣음', 'CJ대한통운 601234567890'],
    ['환불', '금액 환불 · 완료 · 1,000원 · 한결: 차액'],
    ['라벨 인쇄', '박포장'],
    ['배송지 변경 · 문자', '보냄'],
    ['배송지 바꿈', '상세 주소 · 박포장 · 고객 요청'],
    ['상품 준비 중', '박포장 · 주문을 확인했습니다.'],
    ['결제 기록', '결제 · 30,000원'],
    ['결제 완료', '주문한 분'],
    ['주문함', '주문한 분'],
  ])
})
