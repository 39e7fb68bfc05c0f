import type { CartItem } from '@/schemas/api/store/cart'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { won } from '../_parts/won'

/** What is ordered: the cart is the place to change it. */
export function OrderLines({ lines, leftOut }: { lines: readonly CartItem[]; leftOut: number }) {
  return (
    <>
      {leftOut > 0 && (
        <p className="mb-3 rounded-sm bg-accent-soft px-4 py-3 text-small">
          고르신 상품 가운데 {leftOut}가지는 품절되었거나 수량이 부족하여 이 주문에서 뺐습니다.
        </p>
      )}
      <ul className="border-b border-line">
        {lines.map((line) => (
          <li key={line.cartSeq} className="flex flex-wrap gap-4 border-t border-line py-4">
            <div className="w-20 shrink-0">
              <Picture image={shaped(line.image, '', line.imageShape)} ratio="1/1" sizes="80px" />
            </div>
            {/* Where large letters leave no room for a name, the price stands below it, and the name below the picture. */}
            <div className="min-w-0 grow" style={{ flexBasis: '5.5rem' }}>
              <p className="font-semibold wrap-anywhere">{line.name}</p>
              <p className="mt-1 text-small text-ink-mute">{[...line.choices, `${line.qty}개`].join(', ')}</p>
              <p className="mt-1 text-small text-ink-mute">{line.arrival} 도착 예정</p>
              {line.customYn === 'Y' && <p className="mt-1 text-small text-ink-mute">주문 제작 상품</p>}
            </div>
            <p className="numeric ml-auto shrink-0 font-semibold">{won(line.price * line.qty)}</p>
          </li>
        ))}
      </ul>
      <a href={ORDER_PAGES.cart} className="mt-2 inline-flex min-h-11 items-center text-small underline underline-offset-4">
        장바구니에서 바꾸기
      </a>
    </>
  )
}
