'use client'
import type { Item } from '@/schemas/api/base/contract'
import type { openPayLink } from '@/schemas/api/store/pay-links'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { won } from '../_parts/won'

/** What staff have written: it is changed on the telephone. */
export const PayLines = ({ lines }: Pick<Item<typeof openPayLink>, 'lines'>) => (
  <ul className="border-b border-line">
    {lines.map(({ name, choices, qty, price, image, imageShape, customYn }, i) => (
      <li key={i} className="flex flex-wrap gap-4 border-t border-line py-4">
        <div className="w-20 shrink-0">
          <Picture image={shaped(image, '', imageShape)} ratio="1/1" sizes="80px" />
        </div>
        <div className="min-w-0 grow" style={{ flexBasis: '5.5rem' }}>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-1 text-small text-ink-mute">{[...choices, `${qty}개`].join(', ')}</p>
          {customYn === 'Y' && <p className="mt-1 text-small text-ink-mute">주문 제작 상품</p>}
        </div>
        <p className="numeric ml-auto shrink-0 font-semibold">{won(price * qty)}</p>
      </li>
    ))}
  </ul>
)
