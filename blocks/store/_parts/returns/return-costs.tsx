'use client'
import type { Returned } from '@/schemas/rules/store/return-limits'
import { won } from '../won'

interface Props {
  isExchange: boolean
  isMind: boolean
  isSending: boolean
  /** Before the fee. */
  whole: { amount: number; points: number }
  returned: Returned
}

/** What comes back, and what the way costs: said before anything is sent. */
export function ReturnCosts({ isExchange, isMind, isSending, whole, returned }: Props) {
  return (
    <>
      {!isExchange && (
        <dl className="numeric">
          <Row name="결제하신 금액" words={won(whole.amount)} />
          {isMind && <Row name="반품 비용" words={returned.fee > 0 ? `− ${won(returned.fee)}` : '없음'} />}
          <Row name="환불 금액" words={won(returned.amount)} />
          {whole.points > 0 && <Row name="돌려받는 포인트" words={`${returned.points.toLocaleString('ko-KR')}P`} />}
        </dl>
      )}
      <p className="mt-2 text-small text-ink-mute">
        {isMind
          ? isExchange
            ? '보내시는 배송비는 고객님이 택배사에 내시고, 새 상품은 무료로 보내 드립니다.'
            : isSending
              ? '보내시는 배송비는 고객님이 택배사에 내십니다.'
              : '수거하는 비용을 환불 금액에서 뺍니다.'
          : '보내시는 비용은 저희가 냅니다. 직접 보내시면 착불로 보내 주세요.'}
        {!isExchange && ' 상품을 확인한 날부터 영업일 3일 안에 환불합니다.'}
      </p>
    </>
  )
}

const Row = ({ name, words }: { name: string; words: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-ink-mute">{name}</dt>
    <dd className="text-right font-semibold">{words}</dd>
  </div>
)
