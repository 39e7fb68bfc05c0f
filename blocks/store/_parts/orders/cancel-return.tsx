'use client'
import type { CancelPreview } from '@/schemas/rules/store/cancel-preview'
import { RefundLines } from './refund-lines'

interface Props {
  preview: CancelPreview
  isWaiting: boolean
  isWritten: boolean
}

/** What comes back, in money, points and coupon, and how it comes about. */
export function CancelReturn({ preview, isWaiting, isWritten }: Props) {
  const { points, couponBack } = preview
  return (
    <dl className="numeric">
      {isWaiting ? (
        <>
          <Row name="환불 금액" words="입금 전이므로 없습니다" />
          {points > 0 && <Row name="돌려받는 포인트" words={`${points.toLocaleString('ko-KR')}P`} />}
        </>
      ) : (
        <RefundLines parts={preview} isWritten={isWritten} />
      )}
      {couponBack && <Row name="쿠폰" words="다시 사용하실 수 있습니다" />}
    </dl>
  )
}

const Row = ({ name, words }: { name: string; words: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-ink-mute">{name}</dt>
    <dd className="text-right font-semibold">{words}</dd>
  </div>
)
