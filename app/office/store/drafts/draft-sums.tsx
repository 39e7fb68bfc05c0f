import { discountWord } from '@/schemas/rules/store/discount-word'
import { wonWords } from '@/schemas/rules/store/won-words'
import { Facts } from '../../_parts/facts'
import type { Draft } from './work-of'

/** What it costs. */
export function DraftSums({ sums }: { sums: Draft['amounts'] }) {
  // Without goods nothing is delivered, free or not.
  if (sums.goods === 0) return <p className="text-studio-text-mute">상품을 담으면 배송비까지 계산해 보여 드립니다.</p>
  return (
    <Facts
      facts={[
        ['상품 금액', wonWords(sums.goods)],
        ['배송비', sums.delivery === 0 ? '무료' : wonWords(sums.delivery)],
        ...(sums.install > 0 ? [['설치비', wonWords(sums.install)] as const] : []),
        ...(sums.discount > 0 ? [[discountWord(true), `-${wonWords(sums.discount)}`] as const] : []),
        ['결제할 금액', wonWords(sums.paid)],
      ]}
    />
  )
}
