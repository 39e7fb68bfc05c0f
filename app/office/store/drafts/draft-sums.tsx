import { wonWords } from '@/schemas/rules/store/won-words'
import { Facts } from '../../_parts/facts'
import type { Draft } from './work-of'

/** What it costs. */
export const DraftSums = ({ sums }: { sums: Draft['amounts'] }) => (
  <Facts
    facts={[
      ['상품 금액', wonWords(sums.goods)],
      ['배송비', sums.delivery === 0 ? '무료' : wonWords(sums.delivery)],
      ...(sums.install > 0 ? [['설치비', wonWords(sums.install)] as const] : []),
      ...(sums.discount > 0 ? [['할인', `-${wonWords(sums.discount)}`] as const] : []),
      ['결제할 금액', wonWords(sums.paid)],
    ]}
  />
)
