import type { ReactNode } from 'react'
import { formatDateTime } from '@/schemas/words/dates'
import { pieceWords } from '../_parts/product/piece-words'
import { won } from '../_parts/won'
import type { Product } from '../_parts/product/product'

/**
 * What the material costs: of a square metre, and of one piece of the goods that cost least. It is the price that the cart and the order say.
 * What nothing sells has a price that is asked for.
 */
export function OfferPrice({ product }: { product: Product }) {
  const { PRICE_FROM, PRICE_UNIT } = product
  const best = cheapest(product)
  if (PRICE_FROM === null || !best)
    return (
      <div className="mt-6 border-t border-ink pt-4">
        <p className="type-title">가격 상담</p>
        <p className="mt-1 text-small text-ink-mute">집의 넓이와 상태를 여쭌 뒤 자재비와 시공비를 함께 알려 드립니다.</p>
      </div>
    )
  return (
    <div className="mt-6 border-t border-ink pt-4">
      <dl className="numeric">
        <Line name={PRICE_UNIT ? `${PRICE_UNIT}당` : '가격'}>
          <b className="text-[1.5rem] leading-9 font-semibold tracking-[-0.02em]">{won(PRICE_FROM)}</b>부터
        </Line>
        {(best.perArea !== null || best.listPrice > best.price) && (
          <Line name={pieceWords(best, product)}>
            {best.listPrice > best.price && (
              <s className="mr-2 text-caption text-ink-mute">
                <span className="sr-only">정가 </span>
                {won(best.listPrice)}
              </s>
            )}
            <b className="font-semibold">{won(best.price)}</b>
          </Line>
        )}
        {best.memberPrice < best.price && (
          <Line name="회원가">
            <b className="font-semibold">{won(best.memberPrice)}</b>
          </Line>
        )}
      </dl>
      {best.saleUntil && (
        <p className="numeric mt-1 text-small">
          타임세일 <time dateTime={best.saleUntil}>{formatDateTime(best.saleUntil)}</time>까지
        </p>
      )}
      <p className="mt-1 text-caption text-ink-mute">자재비 기준, 부가세 포함, 시공비 별도</p>
    </div>
  )
}

/** The offer that the price is made of. */
function cheapest({ offerList }: Product): Product['offerList'][number] | undefined {
  const byArea = offerList.filter(({ perArea }) => perArea !== null)
  const [first, ...others] = byArea.length > 0 ? byArea : offerList
  return others.reduce((best, one) => (best && (one.perArea ?? one.price) < (best.perArea ?? best.price) ? one : best), first)
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-small text-ink-mute">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
