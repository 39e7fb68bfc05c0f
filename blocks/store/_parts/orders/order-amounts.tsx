import type { OrderHead } from '@/schemas/api/store/orders'
import { discountWord } from '@/schemas/rules/store/discount-word'
import { won } from '../won'

/** What an order cost, and what has gone back. */
export function OrderAmounts({ order }: { order: OrderHead }) {
  const rows = [
    ['상품 금액', won(order.goodsAmount)],
    ['배송비', order.deliveryFee === 0 ? '무료' : won(order.deliveryFee)],
    ['설치비', order.installFee > 0 && won(order.installFee)],
    [discountWord(order.writtenYn === 'Y'), order.couponAmount > 0 && `-${won(order.couponAmount)}`],
    ['포인트 사용', order.pointAmount > 0 && `-${won(order.pointAmount)}`],
  ] as const
  return (
    <dl className="numeric">
      {rows.map(
        ([name, words]) =>
          words && (
            <div key={name} className="flex justify-between gap-4 py-1">
              <dt className="text-ink-mute">{name}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
      <div className="mt-3 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
        <dt>{order.status === 'WAIT' ? '입금할 금액' : '결제 금액'}</dt>
        <dd>{won(order.amount)}</dd>
      </div>
      {order.refundAmount > 0 && (
        <div className="flex justify-between gap-4 pt-1 text-accent">
          <dt>환불한 금액</dt>
          <dd>{won(order.refundAmount)}</dd>
        </div>
      )}
    </dl>
  )
}
