// Sends what buyers are told about their orders.
import { companyFacts } from '@/services/db/company-facts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { bankName } from '@/schemas/rules/store/banks'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { guestOrderPath, myOrderPath } from '@/schemas/rules/store/order-pages'
import { returnFeeLine } from '@/schemas/rules/store/return-fee-words'
import { formatDateTime } from '@/schemas/words/dates'
import { settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import type { OpenDatabase } from '@/services/db/database'
import { orderMessages, orders, shipments, type OrderNews } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import type { Fate } from '@/services/alarms/delivery-fate'
import { nextDue, sendDue } from '@/services/alarms/send-due'
import { startClock } from '@/services/db/start-clock'
import { countText } from '@/services/alarms/texts-of-day'
import { sendMail } from '@/services/outside/send-mail'
import { sendText } from '@/services/outside/send-text'
import { presentPayment } from '../domain/money/present-order'
import { feeReasonOf, movesOfReturn } from '../domain/money/present-return'
import { contractPaper } from '../domain/orders/contract-paper'
import { refundLines } from '../domain/money/refund-lines'
import { ORDER_MESSAGES_TAG, orderNewsWords } from '../domain/orders/tell-buyer'

/** News of pieces that money went back for. */
const OF_REFUNDS: readonly string[] = ['returned', 'cancelled', 'returnDone']
type Message = typeof orderMessages.$inferSelect

/** Sends what is due. @returns the number of sent messages. */
export const deliverOrderMessages = (open: OpenDatabase, now: Date): Promise<number> =>
  sendDue(open.db, { table: orderMessages, key: 'messageSeq', now }, (message) => deliver(open, message, now))

async function deliver(open: OpenDatabase, { orderId, news, channel, amount, dueAt }: Message, now: Date): Promise<Fate> {
  const [order] = await open.db.select().from(orders).where(eq(orders.orderId, orderId))
  if (!order) return { state: 'dropped' }
  const { buyer, orderName, memberNo } = order
  const { siteUrl } = settings()
  const { sender } = await companyFacts(open.db, order.siteId)
  const title = orderNewsWords(news, orderName, amount, memberNo === null)
  const words = [
    title,
    ...(news === 'shipped' ? await parcelsOf(open, orderId) : news === 'waiting' ? await accountOf(open, order, now) : []),
    ...(await reductionOf(open, orderId, news)),
    ...(OF_REFUNDS.includes(news) ? await refundLines(open.db, order, { amount, dueAt }) : []),
    `주문 번호: ${orderId}`,
    `주문 보기: ${siteUrl}${(memberNo === null ? guestOrderPath : myOrderPath)(orderId)}`,
  ].join('\n')
  if (channel === 'text') {
    if (!(await countText(open.db, buyer.phoneNo, now))) return { state: 'dropped' }
    return sendText({ to: buyer.phoneNo, text: `[${sender}] ${words}` })
  }
  // The contract is made with the order: one that waits for its deposit has its terms too.
  const paper = news === 'paid' || news === 'waiting' ? await contractPaper(open.db, order) : []
  return (await sendMail({ to: buyer.email, subject: `[${sender}] ${title}`, text: [words, ...paper].join('\n') }))
    ? { state: 'sent' }
    : { state: 'refused', fault: 'mail' }
}

/** Where the money is to go: the page that said so opens once, and a visitor has no other. */
async function accountOf({ db }: OpenDatabase, order: typeof orders.$inferSelect, now: Date): Promise<string[]> {
  const account = (await presentPayment(db, order, now))?.virtualAccount
  return account ? [`입금 계좌: ${bankName(account.bank)} ${account.accountNo}`, `입금 기한: ${formatDateTime(account.dueAt)}까지`] : []
}

/** What is taken off the money of the return that it tells of: the newest, or the one that was settled last. */
async function reductionOf({ db }: OpenDatabase, orderId: string, news: OrderNews): Promise<string[]> {
  if (news !== 'returnAsked' && news !== 'returnDone') return []
  const isOfOrder = eq(orderReturns.orderId, orderId)
  const [row] = await db
    .select()
    .from(orderReturns)
    .where(news === 'returnDone' ? and(isOfOrder, eq(orderReturns.state, 'settled')) : isOfOrder)
    .orderBy(desc(news === 'returnDone' ? orderReturns.updatedAt : orderReturns.returnSeq))
    .limit(1)
  const line = row && returnFeeLine({ ...row, feeReason: feeReasonOf(await movesOfReturn(db, row.returnSeq)) })
  return line ? [line] : []
}

/** As they are when it goes out: a number may have been put right since. */
async function parcelsOf({ db }: OpenDatabase, orderId: string): Promise<string[]> {
  const rows = await db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.shipmentSeq))
  return rows.map(({ carrier, trackingNo }) => `${carrierWords(carrier)} ${trackingNo}`)
}

/** Starts the sending of this process. @returns a function that stops it. */
export const startOrderMessages = (): (() => void) =>
  startClock({
    name: 'order-messages',
    tag: ORDER_MESSAGES_TAG,
    async work() {
      await deliverOrderMessages(currentDatabase(), new Date())
      return nextDue(currentDatabase().db, orderMessages)
    },
  })
