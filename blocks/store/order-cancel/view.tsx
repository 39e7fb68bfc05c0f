import type { ViewProps } from '@/renderer/define-block'
import { myOrderPath } from '@/schemas/rules/store/order-pages'
import { Empty } from '@/blocks/base/_parts/empty'
import { CancelForm } from '../_parts/orders/cancel-form.lazy'
import { CancelRequestForm } from '../_parts/orders/cancel-request-form.lazy'
import { mayAskCancel } from '../_parts/orders/order-actions'
import { NoOrder } from '../_parts/orders/no-order'
import type { Data } from './load'
import type { Props } from './schema'

/** A member cancels an order, or pieces of it, or asks for it once it is being packed. */
export function OrderCancel({ id, data: { order, missing, account, lineSeq } }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <div className="max-w-(--container-form)">
        <h1 className="type-h2 mb-6">주문 취소</h1>
        {!order ? (
          <NoOrder missing={missing} />
        ) : mayAskCancel(order) ? (
          <>
            <OrderName order={order} />
            <CancelRequestForm
              id={id}
              order={{ orderId: order.orderId, isDeposit: order.payment?.method === 'VBANK' }}
              isGuest={false}
              account={account}
            />
          </>
        ) : order.status === 'PREPARE' ? (
          <Empty
            title="취소를 요청하셨습니다."
            reason="확인하는 대로 알려 드립니다. 요청은 주문 상세에서 철회하실 수 있습니다."
            link={{ label: '주문 보기', href: myOrderPath(order.orderId) }}
          />
        ) : order.cancellableYn === 'N' ? (
          <Empty
            title={order.status === 'CANCEL' ? '이미 취소된 주문입니다.' : '지금은 취소하실 수 없는 주문입니다.'}
            reason={order.status === 'CANCEL' ? '' : '상품을 보낸 뒤에는 받으신 다음 반품을 신청해 주세요.'}
            link={{ label: '주문 보기', href: myOrderPath(order.orderId) }}
          />
        ) : (
          <>
            <OrderName order={order} />
            <CancelForm id={id} order={order} isGuest={false} lineSeq={lineSeq} account={account} />
          </>
        )}
      </div>
    </div>
  )
}

const OrderName = ({ order: { orderName, orderId } }: { order: { orderName: string; orderId: string } }) => (
  <p className="mb-8 text-ink-mute wrap-anywhere">
    {orderName} <span className="numeric">({orderId})</span>
  </p>
)
