import type { ViewProps } from '@/renderer/define-block'
import { AUTO_CONFIRMED } from '@/schemas/rules/store/auto-confirmed'
import { lineActions, orderActions } from '../_parts/orders/order-actions'
import { NoOrder } from '../_parts/orders/no-order'
import { OrderSheet } from '../_parts/orders/order-sheet'
import { BuyAgain } from './buy-again.lazy'
import type { Data } from './load'
import { PurchaseConfirmation } from './purchase-confirmation.lazy'
import type { Props } from './schema'

/** A member's order, and what can be done with it now (SYS-40). */
export function MyOrder({ id, data: { order, missing } }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">주문 상세</h1>
      {order ? (
        <OrderSheet id={id} order={order} actions={orderActions(order)} actionsOf={(line) => lineActions(order, line)}>
          {(order.confirmableYn === 'Y' || order.confirmedAt) && (
            <PurchaseConfirmation
              orderId={order.orderId}
              confirmedAt={order.confirmedAt ?? ''}
              autoWords={order.autoConfirmedYn === 'Y' ? AUTO_CONFIRMED : ''}
            />
          )}
          <BuyAgain orderId={order.orderId} />
        </OrderSheet>
      ) : (
        <NoOrder missing={missing} />
      )}
    </div>
  )
}
