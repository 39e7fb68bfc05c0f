'use client'
import { discountWord } from '@/schemas/rules/store/discount-word'
import type { OrderAmounts } from '@/schemas/rules/store/order-amounts'
import { won } from '../won'
import { PARTS } from './parts'

interface Props {
  id: string
  amounts: OrderAmounts
  /** What of the delivery is asked because of where it goes. */
  far: number
  /** What was shown before the server told another amount. */
  before: number | undefined
  /** Of a telephone order, whose discount staff gave. */
  isWritten?: boolean
}

/** What is paid, with delivery and installation from the first view on. */
export function OrderSum({ id, amounts, far, before, isWritten = false }: Props) {
  return (
    <section aria-labelledby={`${id}-sum`} className="rounded-sm bg-surface p-6">
      <h2 id={`${id}-sum`} className="type-title mb-3">
        {PARTS.sum}
      </h2>
      <dl className="numeric">
        <Row name="상품 금액" words={won(amounts.goods)} />
        <Row name="배송비" words={amounts.delivery === 0 ? '무료' : won(amounts.delivery)} />
        {far > 0 && <Row name="그중 제주·도서 산간 추가 (1~3일 늦게 도착)" words={won(far)} />}
        {amounts.install > 0 && <Row name="설치비" words={won(amounts.install)} />}
        {amounts.coupon > 0 && <Row name={discountWord(isWritten)} words={`-${won(amounts.coupon)}`} />}
        {amounts.points > 0 && <Row name="포인트 사용" words={`-${won(amounts.points)}`} />}
        <div className="mt-3 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
          <dt>결제 금액</dt>
          <dd data-due="">{won(amounts.paid)}</dd>
        </div>
      </dl>
      <p role="status" className="mt-3 rounded-sm bg-accent-soft px-4 py-3 text-small empty:hidden">
        {before !== undefined && before !== amounts.paid
          ? `결제 금액이 ${won(before)}에서 ${won(amounts.paid)}으로 바뀌었습니다. 확인하신 뒤 다시 눌러 주세요.`
          : ''}
      </p>
    </section>
  )
}

const Row = ({ name, words }: { name: string; words: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-ink-mute">{name}</dt>
    <dd>{words}</dd>
  </div>
)
