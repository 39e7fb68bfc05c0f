// News of an order for the buyer: by text to the number of the order, by mail where an address was left, and to a member as an alarm. The rows
// are written in the transaction of what they tell of (services/store/payments/deliver-order-messages.ts sends them).
import { and, eq } from 'drizzle-orm'
import { wonWords } from '@/schemas/rules/store/won-words'
import { messageDueAt } from '@/schemas/rules/members/message-due-at'
import { alarmChoices } from '@/services/db/tables/alarms'
import { orderMessages, type OrderNews } from '@/services/db/tables/orders'
import type { AlarmKey } from '@/services/alarms/alarm-rights'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { OrderRow, StoreCtx } from './move-order'

/** A change of it wakes the processes that send. */
export const ORDER_MESSAGES_TAG = 'order-messages'

/** One sentence of the news, without personal data. */
export function orderNewsWords(news: OrderNews, orderName: string, amount: number, isGuest: boolean): string {
  switch (news) {
    case 'paid':
      return `${orderName} 주문의 결제가 완료되었습니다.${amount > 0 ? ` 결제 금액 ${wonWords(amount)}` : ''}`
    case 'waiting':
      return `${orderName} 주문을 받았습니다. 안내된 계좌로 ${wonWords(amount)}을 입금해 주세요.`
    case 'cancelled':
      return `${orderName} 주문이 취소되었습니다.${amount > 0 ? ` 환불 금액 ${wonWords(amount)}` : ''}`
    case 'returned':
      return `${orderName} 주문의 일부가 취소되었습니다.${amount > 0 ? ` 환불 금액 ${wonWords(amount)}` : ''}`
    case 'given':
      return `${orderName} 주문의 결제 금액 가운데 ${wonWords(amount)}을 돌려드렸습니다.`
    case 'shipped':
      return `${orderName} 상품을 보냈습니다.`
    case 'delivered':
      return `${orderName} 상품의 배송을 마쳤습니다.`
    case 'expired':
      return `${orderName} 주문이 입금 기한이 지나 취소되었습니다.`
    case 'lost':
      return `${orderName} 주문은 그사이 재고가 없어져 결제를 취소했습니다. 환불 금액 ${wonWords(amount)}`
    case 'deliveryChanged':
      return `${orderName} 주문의 배송지를 바꾸었습니다. 요청하지 않으셨다면 고객센터로 알려 주세요.`
    case 'optionChanged':
      return `${orderName} 주문의 옵션을 바꾸었습니다. 요청하지 않으셨다면 고객센터로 알려 주세요.`
    case 'dayChanged':
      return `${orderName} 주문의 설치일을 바꾸었습니다. 바뀐 날과 사유를 ${isGuest ? '비회원 주문 조회' : '마이페이지'}에서 확인해 주세요.`
    case 'cancelAsked':
      return `${orderName} 주문의 취소 요청을 받았습니다. 확인한 뒤 알려 드립니다.`
    case 'cancelRefused':
      return `${orderName} 주문은 취소해 드리지 못했습니다. 사유를 ${isGuest ? '비회원 주문 조회' : '마이페이지'}에서 확인해 주세요.`
    case 'returnAsked':
      return `${orderName} 주문의 교환·반품 신청을 받았습니다. 확인한 뒤 알려 드립니다.`
    case 'returnTaken':
      return `${orderName} 주문의 교환·반품을 진행합니다. 보내실 상품을 안내에 따라 준비해 주세요.`
    case 'returnCame':
      return `${orderName} 주문에서 보내신 상품이 도착하여 확인하고 있습니다.`
    case 'returnDone':
      return `${orderName} 주문의 반품이 끝났습니다.${amount > 0 ? ` 환불 금액 ${wonWords(amount)}` : ''}`
    case 'exchanged':
      return `${orderName} 주문의 교환 상품을 보냈습니다.`
    case 'returnRefused':
      return `${orderName} 주문의 교환·반품을 받아들이지 못했습니다. 사유를 ${isGuest ? '비회원 주문 조회' : '마이페이지'}에서 확인해 주세요.`
    case 'returnWithdrawn':
      return `${orderName} 주문의 교환·반품 신청을 철회하셨습니다.`
  }
}

/** Nobody but the buyer does these. */
const OWN: readonly OrderNews[] = ['paid', 'waiting', 'returnWithdrawn']

interface About {
  /** What it tells of, where that has a page of its own: a member gets one alarm for it. */
  key?: AlarmKey
  link?: string
  /** `buyer`, or staff and the system, whose news does not ring at night. */
  by?: string
}

export async function tellBuyer(
  ctx: StoreCtx,
  order: OrderRow,
  news: OrderNews,
  amount: number,
  { key, link, by }: About = {},
): Promise<void> {
  const { db, now } = ctx
  const { orderId, memberNo, buyer, version, orderName } = order
  const title = orderNewsWords(news, orderName, amount, memberNo === null)
  if (memberNo !== null)
    await raiseAlarm(ctx, {
      ...{ memberNo, kind: 'consultation', title },
      link: link ?? `/mypage/shop/order/detail/${orderId}`,
      key: key ?? `order:${orderId}:${version}:${news}`,
    })
  // A member who gets alarms by mail or text gets this news by them, and not twice.
  const chosen = memberNo
    ? await db
        .select({ channel: alarmChoices.channel })
        .from(alarmChoices)
        .where(and(eq(alarmChoices.memberNo, memberNo), eq(alarmChoices.kind, 'consultation')))
    : []
  const channels = (['text', ...(buyer.email ? (['mail'] as const) : [])] as const).filter(
    (channel) => !chosen.some((one) => one.channel === channel),
  )
  if (channels.length === 0) return
  const isOwn = by === 'buyer' || OWN.includes(news)
  await db
    .insert(orderMessages)
    .values(channels.map((channel) => ({ orderId, news, channel, amount, dueAt: messageDueAt(now, channel, isOwn) })))
  ctx.touch(ORDER_MESSAGES_TAG)
}
