import type { ViewProps } from '@/renderer/define-block'
import type { Data } from './load'
import { OrderPage } from './order-page.lazy'
import { OrderTerms } from '../_parts/order/order-terms'
import type { Props } from './schema'

/** What is ordered, by whom, to where, and how it is paid (SYS-40). */
export function OrderForm({ id, props, data }: ViewProps<Props, Data>) {
  const mayOrder = data.facts === null || data.facts.lines.length > 0
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">{props.title || '주문·결제'}</h1>
      <OrderPage id={id} first={data.facts} items={data.items} terms={mayOrder ? <OrderTerms /> : undefined} />
    </div>
  )
}
