'use client'
import type { CartGroup as Group, CartItem } from '@/schemas/api/store/cart'
import type { DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { won } from '../_parts/won'
import { amountsOf, canBuy } from './lines-of'
import { CartLine } from './cart-line'

const TITLES: Readonly<Record<DeliveryKind, string>> = {
  parcel: '택배로 받으실 상품',
  freight: '화물로 받으실 상품',
  install: '배송과 설치를 해 드리는 상품',
}

interface Props {
  group: Group
  isChosen: (line: CartItem) => boolean
  onChoose: (line: CartItem, isChosen: boolean) => void
  onChange: (line: CartItem, change: Partial<Pick<CartItem, 'qty' | 'optionId'>>) => void
  onRemove: (line: CartItem) => void
}

/** What is delivered together, with what the delivery costs and when it would be free. */
export function CartGroup({ group: { kind, items }, isChosen, onChoose, onChange, onRemove }: Props) {
  const [counted] = amountsOf(items.filter((line) => isChosen(line) && canBuy(line))).groups
  return (
    <section aria-labelledby={`cart-${kind}`} className="mb-10">
      <h2 id={`cart-${kind}`} className="type-title mb-3">
        {TITLES[kind]} <span className="numeric text-ink-mute">{items.length}</span>
      </h2>
      <ul className="border-b border-line">
        {items.map((line) => (
          <CartLine
            key={line.cartSeq}
            line={line}
            isChosen={isChosen(line)}
            onChoose={(to) => onChoose(line, to)}
            onChange={(change) => onChange(line, change)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {counted && (
        <p className="numeric mt-3 text-small text-ink-soft" role="status">
          {counted.amounts.delivery === 0 ? '배송비 무료' : `배송비 ${won(counted.amounts.delivery)}`}
          {counted.amounts.install > 0 && `, 설치비 ${won(counted.amounts.install)}`}
          {counted.toFree !== null && <span className="text-accent"> {won(counted.toFree)} 더 담으시면 무료로 배송해 드립니다.</span>}
        </p>
      )}
    </section>
  )
}
