// 계약내용에 관한 서면 (전자상거래법 제13조 제2항): what was bought for how much, who sells it, where and when it comes, and how the buyer gets out of
// it again. It goes with the mail that says that the order is paid.
import { inArray } from 'drizzle-orm'
import { discountWord } from '@/schemas/rules/store/discount-word'
import { MINORS_WORDS } from '@/schemas/rules/store/minors-words'
import { arrivalDayWords } from '@/schemas/rules/store/arrival'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { returnCostWords } from '@/schemas/rules/store/return-cost-words'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatDateTime } from '@/schemas/words/dates'
import { formatMobile } from '@/schemas/words/person'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { goods } from '@/services/db/tables/store'
import { companyFacts } from '@/services/db/company-facts'
import { termsOfOrder } from '../terms/terms-of-order'
import { linesOf, type OrderRow } from './move-order'
import { sellerFacts } from './seller-facts'

/** As lines of a text. */
export async function contractPaper(db: Database, order: OrderRow): Promise<string[]> {
  const lines = await linesOf(db, order.orderId)
  const ids = lines.flatMap(({ goodsId }) => goodsId ?? [])
  const rows = ids.length > 0 ? await db.select({ leadDays: goods.leadDays }).from(goods).where(inArray(goods.goodsId, ids)) : []
  const leadDays = Math.max(0, ...rows.map((row) => row.leadDays))
  const { delivery, deliveryFee, installFee, couponAmount, pointAmount, amount, goodsAmount } = order
  const { phone } = await companyFacts(db, order.siteId)
  const { collecting, mindDays } = termsOfOrder(order)
  const money = [
    `상품 금액: ${wonWords(goodsAmount)}`,
    `배송비: ${deliveryFee === 0 ? '무료' : wonWords(deliveryFee)}`,
    ...(installFee > 0 ? [`설치비: ${wonWords(installFee)}`] : []),
    ...(couponAmount > 0 ? [`${discountWord(order.draftSeq !== null)}: -${wonWords(couponAmount)}`] : []),
    ...(pointAmount > 0 ? [`포인트 사용: -${wonWords(pointAmount)}`] : []),
    `${order.state === 'waiting' ? '입금할 금액' : '결제 금액'}: ${wonWords(amount)} (${METHOD_WORDS[order.method]})`,
  ]
  const hasCustom = lines.some(({ customYn }) => customYn === 'Y')
  return [
    '',
    '[계약 내용]',
    `주문한 때: ${formatDateTime(order.placedAt)}`,
    ...lines.map(({ name, choices, qty, unitPrice }) => `상품: ${[name, ...choices].join(', ')} ${qty}개, ${wonWords(unitPrice * qty)}`),
    ...money,
    `받는 분: ${delivery.name}, ${formatMobile(delivery.phoneNo)}`,
    `배송지: (${delivery.zipCode}) ${[delivery.address, delivery.addressDetail].filter(Boolean).join(' ')}`,
    ...(order.wishedDay ? [`설치 희망일: ${arrivalDayWords(order.wishedDay)}`] : []),
    ...(leadDays > 0 ? [`공급 시기: 결제를 마친 다음 날부터 영업일 ${leadDays}일 안에 보냅니다.`] : []),
    '',
    '[청약철회와 반품]',
    `상품을 받은 날부터 ${mindDays}일 안에 단순 변심으로 철회하실 수 있습니다. 상품이 표시·광고나 계약 내용과 다르면 받은 날부터 3개월 안에, 그 사실을 안 날부터 30일 안에 철회하실 수 있습니다.`,
    `단순 변심이면 돌려보내는 비용을 부담하십니다. 저희가 수거하면 ${returnCostWords(
      collecting,
      lines.map((line) => line.delivery),
    )}을 환불 금액에서 뺍니다. 상품의 하자나 오배송이면 판매자가 부담합니다.`,
    ...(hasCustom ? ['주문 제작 상품은 제작이 시작되면 단순 변심으로 철회하실 수 없습니다.'] : []),
    '반품하신 상품을 받은 날부터 영업일 3일 안에 환급합니다.',
    MINORS_WORDS,
    '',
    '[판매자]',
    ...(await sellerFacts(db, order.siteId)),
    `고객센터: ${settings().brandName} ${phone}`,
  ]
}
