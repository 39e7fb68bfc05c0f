import type { ReactNode } from 'react'
import { deliveryWords, installWords } from '@/blocks/base/_parts/delivery-words'
import type { Product } from '../_parts/product/product'

/** How the material comes, and who installs it. */
export function OfferTerms({ product: { offerList } }: { product: Product }) {
  const [offer] = offerList
  if (!offer) return null
  const terms = { kind: offer.delivery, fee: offer.deliveryFee, freeFrom: offer.freeFrom, installFee: offer.installFee }
  const install = installWords(terms)
  return (
    <dl className="mt-7 border-t border-line text-small">
      <Line name="배송">
        {deliveryWords(terms)}
        <span className="block text-ink-mute">결제 후 영업일 {offer.leadDays}일 안에 보냅니다.</span>
      </Line>
      <Line name="시공">
        {install ? (
          <>
            배송하는 라움결 시공팀이 설치합니다.<span className="block text-ink-mute">설치비 {install}</span>
          </>
        ) : (
          <>자재만 보내며, 시공은 상담에서 정합니다.</>
        )}
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-b border-line py-3">
      <dt className="w-24 shrink-0 text-ink-mute">{name}</dt>
      <dd className="numeric min-w-0">{children}</dd>
    </div>
  )
}
