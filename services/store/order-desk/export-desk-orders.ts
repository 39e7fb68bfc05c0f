import { and, asc, desc, inArray } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/store/order-desk'
import { MOST_EXPORTED_ORDERS } from '@/schemas/api/store/order-desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { discountWord } from '@/schemas/rules/store/discount-word'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { formatMobile } from '@/schemas/words/person'
import { orders } from '@/services/db/tables/orders'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { refundedOf } from '../domain/money/note-event'
import { packedLines } from '../domain/orders/packed-lines'
import { ordersWanted } from './orders-wanted'
import { whoseOrder } from '../domain/orders/whose-order'

const HEAD = [
  '주문 번호',
  '주문한 때',
  '상태',
  '상품',
  '담을 것',
  '수량',
  '주문한 분',
  '휴대전화',
  '회원',
  '결제 수단',
  '상품 금액',
  '배송비',
  '설치비',
]
/** A telephone order has the discount that staff gave, each other that of its coupon. */
const MONEY_HEAD = [discountWord(false), discountWord(true), '포인트', '결제 금액', '환불 금액']
const PERSONAL_HEAD = ['이메일', '받는 분', '받는 분 휴대전화', '우편번호', '주소', '배송 요청']

/** Personal fields are opened for this one file by those who may; the audit log records the reason and the member of staff. */
export const exportDeskOrders = operation(contracts.exportDeskOrders, async (wanted, ctx) => {
  const { reason, personalYn, orderIds, sort = 'placedAt', direction = 'desc', ...filters } = wanted
  const isPersonal = personalYn === 'Y'
  if (isPersonal) requireRight(ctx, 'orders', 'publish')
  const order = direction === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(ordersWanted(ctx, filters), orderIds && inArray(orders.orderId, orderIds)))
    .orderBy(order(orders[sort]), order(orders.orderId))
    .limit(MOST_EXPORTED_ORDERS + 1)
  if (rows.length > MOST_EXPORTED_ORDERS) throw ctx.fail('tooMany')
  const ids = rows.map(({ orderId }) => orderId)
  const [refunded, packed] = [await refundedOf(ctx.db, ids), await packedLines(ctx.db, ids)]
  const lines = rows.map((row) => {
    const { orderId, placedAt, state, orderName, buyer, delivery, memberNo, method } = row
    const amounts = [
      row.goodsAmount,
      row.deliveryFee,
      row.installFee,
      ...(row.draftSeq === null ? [row.couponAmount, 0] : [0, row.couponAmount]),
      row.pointAmount,
      row.amount,
    ]
    const own = packed.get(orderId) ?? []
    return [
      ...[orderId, formatDateTime(placedAt), ORDER_WORDS[state], orderName],
      own.map(({ name, choices, qty }) => `${[name, ...choices].join(' / ')} × ${qty}`).join('\n'),
      String(own.reduce((sum, { qty }) => sum + qty, 0)),
      isPersonal ? buyer.name : maskedName(buyer.name),
      isPersonal ? formatMobile(buyer.phoneNo) : maskMobile(buyer.phoneNo),
      memberNo === null ? '' : '회원',
      METHOD_WORDS[method],
      ...[...amounts, refunded.get(orderId) ?? 0].map(String),
      ...(isPersonal
        ? [
            buyer.email,
            delivery.name,
            formatMobile(delivery.phoneNo),
            delivery.zipCode,
            `${delivery.address} ${delivery.addressDetail}`.trim(),
            delivery.request,
          ]
        : []),
    ]
  })
  ctx.audit(
    'order.export',
    'orders',
    {
      reason: reason.trim(),
      personalYn: isPersonal ? 'Y' : 'N',
      rows: rows.length,
      ...filters,
      ...(orderIds ? { chosen: orderIds.length } : {}),
    },
    isPersonal ? rows.flatMap(whoseOrder) : [],
  )
  const name = `orders-${formatDate(ctx.now).replaceAll('.', '')}${isPersonal ? '-personal' : ''}.csv`
  const head = [...HEAD, ...MONEY_HEAD, ...(isPersonal ? PERSONAL_HEAD : [])]
  return { item: { name, csv: toCsv([head, ...lines]), rows: rows.length } }
})
