import { deliveryWords, installWords } from '@/blocks/base/_parts/delivery-words'
import type { Goods } from '../_parts/goods-of'

/** Delivery, installation and what else a buyer knows before choosing; all terms are further down. */
export function TermLines({ goods, arrival }: { goods: Goods; arrival: string }) {
  const { deliveryTerms: terms, customYn, kind, exhibits } = goods
  const install = installWords(terms)
  return (
    <dl className="mt-7 border-t border-line text-small">
      {kind === 'goods' && (
        <>
          <Line name="배송">
            {deliveryWords(terms)}
            {arrival && `. ${arrival} 도착 예정`}
          </Line>
          {install && (
            <Line name="설치">
              {install}
              {terms.installTerms && <span className="block text-ink-mute">{terms.installTerms}</span>}
            </Line>
          )}
        </>
      )}
      {customYn === 'Y' && (
        <Line name="주문 제작">
          주문을 받은 뒤 만드는 상품입니다. 제작이 시작되면 단순 변심으로는 취소하거나 반품하실 수 없으며, 주문하실 때 동의를 받습니다.
        </Line>
      )}
      {exhibits.length > 0 && (
        <Line name="기획전">
          {exhibits.map(({ id, title, link }) => (
            <a key={id} href={link} className="block font-medium underline underline-offset-4">
              {title}
            </a>
          ))}
        </Line>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-4 border-b border-line py-3">
      <dt className="w-24 shrink-0 text-ink-mute">{name}</dt>
      <dd className="numeric min-w-0">{children}</dd>
    </div>
  )
}
