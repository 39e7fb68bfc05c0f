import { cartAmounts, type Amounts } from '@/schemas/rules/store/cart-amounts'
import { DELIVERY_LABELS } from '@/blocks/base/_parts/delivery-words'
import { won } from '../_parts/won'
import type { Buyable } from './buyable'

/** What these pieces cost when they are ordered alone, by the rule of the cart. */
export const totalOf = ({ delivery, deliveryFee, freeFrom, installFee }: Buyable, unitPrice: number, qty: number): Amounts =>
  cartAmounts([{ delivery, unitPrice, qty, deliveryFee, freeFrom, installFee }]).amounts

/** The whole amount with delivery and installation, before anything is chosen too. */
export function TotalLines({ amounts, delivery }: { amounts: Amounts; delivery: Buyable['delivery'] }) {
  return (
    <dl className="numeric mt-4 border-t border-line pt-4 text-small">
      <Line name="상품 금액" amount={won(amounts.goods)} />
      <Line name={DELIVERY_LABELS[delivery]} amount={amounts.delivery === 0 ? '무료' : won(amounts.delivery)} />
      {delivery === 'install' && <Line name="설치" amount={amounts.install === 0 ? '무료' : won(amounts.install)} />}
      <div className="mt-2 flex items-baseline justify-between gap-4">
        <dt className="font-semibold">총 주문 금액</dt>
        <dd className="text-[1.5rem] leading-9 font-semibold tracking-[-0.02em]">{won(amounts.total)}</dd>
      </div>
    </dl>
  )
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
