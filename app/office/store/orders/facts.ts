import { fullMoment } from '@/builder/list/recent-moment'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { arrivalDayWords } from '@/schemas/rules/store/arrival'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { pieceWords } from '@/schemas/rules/store/piece-words'
import { discountWord } from '@/schemas/rules/store/discount-word'
import { refundRows } from '@/schemas/rules/store/refund-rows'
import { wonWords } from '@/schemas/rules/store/won-words'
import type { Fact } from '../../_parts/facts'
import { messageFacts } from '../../_parts/message-facts'

type DeskOrder = Item<typeof readDeskOrder>

const EVENTS: Record<string, string> = {
  asked: '결제 요청',
  waiting: '입금 대기',
  charge: '결제',
  reversal: '입금 취소',
  refund: '환불',
  declined: '결제되지 않음',
  fault: '확인이 필요함',
  checked: '확인함',
}
/** Of every kind of message that a buyer gets. */
const NEWS: Record<string, string> = {
  paid: '결제 완료',
  waiting: '입금 안내',
  cancelled: '주문 취소',
  returned: '일부 취소',
  given: '금액 환불',
  expired: '기한 만료',
  lost: '결제 취소',
  shipped: '상품 발송',
  deliveryChanged: '배송지 변경',
  optionChanged: '옵션 변경',
  dayChanged: '설치일 변경',
  cancelAsked: '취소 요청 접수',
  cancelRefused: '취소 요청 거절',
  delivered: '배송 완료',
  returnAsked: '반품·교환 신청',
  returnTaken: '반품 수거',
  returnCame: '반품 도착',
  returnDone: '반품 환불',
  exchanged: '교환 발송',
  returnRefused: '반품·교환 거절',
  returnWithdrawn: '반품·교환 철회',
}
const KINDS = { CANCEL: '취소', RETURN: '반품', GIVEN: '금액 환불' }
const REFUNDS = { requested: '처리 중', done: '완료', failed: '결제사가 받지 않음' }

export const amountFacts = (order: DeskOrder): Fact[] => [
  ...(order.draftSeq === null ? [] : [['전화 주문', `${order.draftSeq}번`] as const]),
  ['상품 금액', wonWords(order.goodsAmount)],
  ...(order.deliveryFee ? [['배송비', wonWords(order.deliveryFee)] as const] : []),
  ...(order.installFee ? [['설치비', wonWords(order.installFee)] as const] : []),
  ...(order.couponAmount ? [[discountWord(order.draftSeq !== null), `−${wonWords(order.couponAmount)}`] as const] : []),
  ...(order.pointAmount ? [['포인트', `−${wonWords(order.pointAmount)}`] as const] : []),
  ['결제 금액', `${wonWords(order.amount)} · ${METHOD_WORDS[order.method]}`],
  ...(order.escrowYn === 'Y' || order.escrowWantedYn === 'Y'
    ? [['구매안전', order.escrowYn === 'Y' ? '구매안전서비스(에스크로). 전체만 취소할 수 있음' : '고객이 골랐으나 적용되지 않음'] as const]
    : []),
  ...(order.refundAmount ? [['돌려드린 금액', wonWords(order.refundAmount)] as const] : []),
]

/** When it is expected, and when it is installed. */
export const dayFacts = ({ arrival, wishedDay, settledDay, settledFor, isInstalled }: DeskOrder): Fact[] => [
  ...(arrival ? [['도착 예정', arrival] as const] : []),
  ...(isInstalled ? [['설치 희망일', wishedDay ? arrivalDayWords(wishedDay) : '고르지 않음'] as const] : []),
  ...(settledDay ? [['정한 설치일', [arrivalDayWords(settledDay), settledFor].filter(Boolean).join(' · ')] as const] : []),
]

/** What the provider said, in one line. */
export const eventFact = ({ kind, amount, detail }: DeskOrder['events'][number]): string =>
  [EVENTS[kind] ?? '기록', amount ? wonWords(amount) : '', detail].filter(Boolean).join(' · ')

export const eventFacts = ({ events }: DeskOrder): Fact[] => events.map((event) => [fullMoment(event.at), eventFact(event)])

/** A refund in one line. */
export const refundFact = ({ state, of, amount, points, reason, by }: DeskOrder['refunds'][number]): string =>
  [KINDS[of], REFUNDS[state], wonWords(amount), points ? `포인트 ${points.toLocaleString('ko-KR')}P` : '', `${by}: ${reason}`]
    .filter(Boolean)
    .join(' · ')

export const refundFacts = ({ refunds, draftSeq }: DeskOrder): Fact[] =>
  refunds.map(({ items, parts, ...refund }) => [
    fullMoment(refund.at),
    [
      refundFact({ items, parts, ...refund }),
      pieceWords(items),
      // The sum and the points stand above.
      parts
        ? refundRows(parts, draftSeq !== null)
            .flatMap(([name, words]) => (/^(환불 금액|돌려받는 포인트)$/.test(name) ? [] : `${name} ${words}`))
            .join(' · ')
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
  ])

export const toldFacts = ({ messages }: DeskOrder): Fact[] => messageFacts(messages, NEWS)

/** What a buyer was told, how it went. */
export function messageFact(message: DeskOrder['messages'][number]): Fact {
  const [[words, value]] = messageFacts([message], NEWS) as [Fact]
  return [words, value.split(' · ')[0]!]
}
