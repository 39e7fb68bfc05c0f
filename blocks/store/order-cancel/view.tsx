import type { ViewProps } from '@/renderer/define-block'
import { myOrderPath } from '@/schemas/rules/store/order-pages'
import { Empty } from '@/blocks/base/_parts/empty'
import { CancelForm } from '../_parts/orders/cancel-form.lazy'
import { NoOrder } from '../_parts/orders/no-order'
import type { Data } from './load'
import type { Props } from './schema'

/** A member cancels an order, or pieces of it. */
export function OrderCancel({ id, data: { order, missing, account, lineSeq } }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <div className="max-w-(--container-form)">
        <h1 className="type-h2 mb-6">주문 취소</h1>
        {!order ? (
          <NoOrder missing={missing} />
        ) : order.cancellableYn === 'N' ? (
          <Empty
            title={order.status === 'CANCEL' ? '이미 취소된 주문입니다.' : '지금은 취소하실 수 없는 주문입니다.'}
            reason={order.status === 'CANCEL' ? '' : '상품을 준비하기 시작한 뒤에는 고객센터로 문의해 주세요.'}
            link={{ label: '주문 보기', href: myOrderPath(order.orderId) }}
          />
        ) : (
          <>
            <p className="mb-8 text-ink-mute wrap-anywhere">
              {order.orderName} <span className="numeric">({order.orderId})</span>
            </p>
            <CancelForm id={id} order={order} isGuest={false} lineSeq={lineSeq} account={account} />
          </>
        )}
      </div>
    </div>
  )
}
