import type { OrderHead } from '@/schemas/api/store/orders'
import { myOrderPath } from '@/schemas/rules/store/order-pages'
import { formatDate } from '@/schemas/words/dates'
import { Picture } from '@/blocks/base/_parts/picture'
import { won } from '../won'
import { StateBadge } from './state-badge'

/** One order in a list: its state, its goods and what it cost. */
export function OrderRow({ order, heading: Heading = 'h2' }: { order: OrderHead; heading?: 'h2' | 'h3' }) {
  const { orderId, orderName, image, imageAlt, REG_DT, amount, refundAmount, confirmedAt, confirmableYn } = order
  return (
    <li className="border-b border-line py-5">
      <div className="flex gap-4">
        <div className="w-20 shrink-0">
          <Picture image={{ src: image, alt: imageAlt }} ratio="1/1" sizes="80px" />
        </div>
        <div className="min-w-0 grow">
          <p className="meta numeric text-small text-ink-mute">
            <time dateTime={REG_DT}>{formatDate(REG_DT)}</time>
            <span>{orderId}</span>
          </p>
          <Heading className="mt-1 text-title wrap-anywhere">
            <a href={myOrderPath(orderId)} className="underline-offset-4 hover:underline">
              {orderName}
            </a>
          </Heading>
          <p className="numeric mt-1 mb-2">
            <b className="font-semibold">{won(amount)}</b>
            {refundAmount > 0 && <span className="ml-2 text-small text-ink-mute">환불 {won(refundAmount)}</span>}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <StateBadge order={order} />
            {order.wayWords && <span className="text-small font-semibold">{order.wayWords}</span>}
            {confirmedAt && <span className="text-small text-ink-mute">구매 확정</span>}
            {confirmableYn === 'Y' && <span className="text-small text-ink-mute">받으셨으면 구매를 확정해 주세요.</span>}
          </p>
        </div>
      </div>
    </li>
  )
}
