import type { TakenOff } from './kept-back'
import type { Shares } from './order-amounts'
import { discountWord } from './discount-word'
import { wonWords } from './won-words'

/** What a refund is made of: the rows below lead from the price to what goes back. */
export interface RefundParts extends Pick<Shares, 'goods' | 'delivery' | 'install' | 'coupon' | 'optionBack'> {
  less: TakenOff
  /** For the way back. */
  fee: number
  /** Given back earlier without pieces, or taken back by the bank. */
  gone: number
  amount: number
  points: number
}

/**
 * Each row is added to those above it; the last ones are what goes back.
 * @param isWritten of a telephone order, whose discount is no coupon’s.
 */
export function refundRows(
  { goods, delivery, install, coupon, optionBack, less, fee, gone, amount, points }: RefundParts,
  isWritten: boolean,
): [name: string, words: string][] {
  const parts: [name: string, won: number][] = [
    ['상품 금액', goods],
    ['배송비', delivery],
    ['설치비', install],
    [discountWord(isWritten), -coupon],
    ['먼저 돌려드린 옵션 차액', -optionBack],
    [less.delivery > 0 ? '남는 상품의 배송비' : '먼저 취소하실 때 뺀 배송비', -less.delivery],
    [less.coupon > 0 ? '쓸 수 없게 된 쿠폰 할인' : '먼저 취소하실 때 뺀 쿠폰 할인', -less.coupon],
    ['반품 비용', -fee],
    ['이미 돌려드렸거나 입금되지 않은 금액', -gone],
    ['포인트로 결제하신 금액', -points],
  ]
  return [
    ...parts.flatMap(([name, won]): [string, string][] => (won === 0 ? [] : [[name, won < 0 ? `−${wonWords(-won)}` : wonWords(won)]])),
    ['환불 금액', wonWords(amount)],
    ...(points > 0 ? [['돌려받는 포인트', `${points.toLocaleString('ko-KR')}P`] as [string, string]] : []),
  ]
}
