import type { Order } from '@/schemas/api/store/orders'
import { goodsPath } from '@/schemas/rules/store/goods-path'
import { Picture } from '@/blocks/base/_parts/picture'
import { DELIVERY_LABELS } from '@/blocks/base/_parts/delivery-words'
import { won } from '../won'
import type { OrderAction } from './order-actions'

interface Props {
  order: Pick<Order, 'items'>
  /** What can be done with a line now. */
  actionsOf?: (line: Order['items'][number]) => readonly OrderAction[]
}

/** What was ordered, as it was sold; goods that are still there are linked. */
export function OrderLines({ order, actionsOf }: Props) {
  return (
    <ul aria-label="주문 상품" className="mt-3 border-t border-ink">
      {order.items.map((line) => {
        const { lineSeq, goodsId, name, choices, image, imageAlt, unitPrice, qty, cancelledQty, returnedQty, delivery, customYn } = line
        const actions = actionsOf?.(line) ?? []
        return (
          <li key={lineSeq} className="flex gap-4 border-b border-line py-5">
            <div className="w-20 shrink-0 md:w-24">
              <Picture image={{ src: image, alt: imageAlt }} ratio="1/1" sizes="96px" />
            </div>
            <div className="min-w-0 grow">
              <h3 className="font-semibold wrap-anywhere">
                {goodsId ? (
                  <a href={goodsPath({ id: goodsId, kind: 'goods' })} className="underline-offset-4 hover:underline">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              {choices.length > 0 && <p className="mt-1 text-small text-ink-mute">{choices.join(', ')}</p>}
              <p className="meta numeric mt-1 text-small text-ink-mute">
                <span>{won(unitPrice)}</span>
                <span>{qty}개</span>
                <span>{DELIVERY_LABELS[delivery]}</span>
              </p>
              {customYn === 'Y' && <p className="mt-1 text-small text-ink-mute">주문 제작 상품</p>}
              {cancelledQty > returnedQty && <p className="mt-1 text-small text-accent">{cancelledQty - returnedQty}개 취소됨</p>}
              {returnedQty > 0 && <p className="mt-1 text-small text-accent">{returnedQty}개 반품됨</p>}
              <p className="numeric mt-2 font-semibold">{won(unitPrice * qty)}</p>
              {actions.length > 0 && (
                <p className="mt-1 flex flex-wrap gap-x-4">
                  {actions.map(({ label, href }) => (
                    <a
                      key={href}
                      href={href}
                      className="no-prerender inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
                    >
                      {label}
                      <span className="sr-only"> ({name})</span>
                    </a>
                  ))}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
