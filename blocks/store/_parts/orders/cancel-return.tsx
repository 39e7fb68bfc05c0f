'use client'
import type { CancelPreview } from '@/schemas/rules/store/cancel-preview'
import { won } from '../won'

interface Props {
  preview: CancelPreview
  isWaiting: boolean
}

/** What comes back, in money, points and coupon. */
export function CancelReturn({ preview: { amount, points, less, coupon }, isWaiting }: Props) {
  return (
    <dl className="numeric">
      {less.delivery > 0 && <Row name="남는 상품의 배송비" words={`-${won(less.delivery)}`} />}
      {less.coupon > 0 && <Row name="쓸 수 없게 된 쿠폰 할인" words={`-${won(less.coupon)}`} />}
      <Row name="환불 금액" words={isWaiting ? '입금 전이므로 없습니다' : won(amount)} />
      {points > 0 && <Row name="돌려받는 포인트" words={`${points.toLocaleString('ko-KR')}P`} />}
      {coupon && <Row name="쿠폰" words="다시 사용하실 수 있습니다" />}
    </dl>
  )
}

const Row = ({ name, words }: { name: string; words: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-ink-mute">{name}</dt>
    <dd className="text-right font-semibold">{words}</dd>
  </div>
)
