import type { ViewProps } from '@/renderer/define-block'
import { GuestKept } from '../_parts/order/guest-kept'
import { OrderTerms } from '../_parts/order/order-terms'
import type { Data } from './load'
import { PayPage } from './pay-page.lazy'
import type { Props } from './schema'

/** A telephone order for whoever has its link. The page is the same for everybody: the secret stands behind the # of its address. */
export function PayLink({ id, props, data }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">{props.title || '주문 결제'}</h1>
      <PayPage id={id} titles={data.terms} terms={<OrderTerms />} kept={<GuestKept />} />
    </div>
  )
}
