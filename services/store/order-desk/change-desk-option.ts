// Another option of the same goods before they are sent. The pieces move in both directions in one transaction with the order held; the price
// stays what was paid, and the difference of a cheaper option goes back by the path and the right of every refund.
import { eq, sql } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/order-changes'
import { wonWords } from '@/schemas/rules/store/won-words'
import { currentDatabase } from '@/services/db/current-database'
import { orderLines, orders } from '@/services/db/tables/orders'
import { requireRight } from '@/services/kit/admit-right'
import { operation, type CtxOf } from '@/services/kit/service'
import { holdPieces, lockVariants, piecesOf, releasePieces, sellPieces, takePiecesBack } from '../domain/goods/pieces'
import { auditAsked } from '../domain/money/audit-asked'
import { raiseVersion } from '../domain/money/create-refund'
import { reckonGift } from '../domain/money/reckon-gift'
import { refundOrAsk } from '../domain/money/refund-or-ask'
import { refuseWhileAsked } from '../domain/money/refuse-while-asked'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import { isUnpaid } from '../domain/orders/is-unpaid'
import { linesOf, type LockedOrder, type OrderLineRow, type StoreCtx } from '../domain/orders/move-order'
import { noteChange } from '../domain/orders/note-change'
import { orderTarget } from '../domain/orders/order-target'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockDeskOrder } from './lock-desk-order'
import { optionOffers, piecesLeftOf, type OptionOffer } from './option-offers'
import { presentDeskOrder, requireOrder } from './present-desk-order'

type Context = CtxOf<typeof contracts.changeDeskOption>
type Sent = Input<typeof contracts.changeDeskOption>

const OPEN: readonly string[] = ['waiting', 'paid', 'preparing']
const HANDED_OVER: readonly string[] = ['shipped', 'delivered']

export const changeDeskOption = operation(contracts.changeDeskOption, async (sent, ctx) => {
  const open = currentDatabase()
  const { orderId, lineSeq, variantId } = sent
  const { refundId, back } = await open.db.transaction((db) =>
    ctx.once(db, async () => {
      const tx: StoreCtx = { db, siteId: ctx.siteId, now: ctx.now, touch: (...tags) => ctx.touch(...tags) }
      const locked = await lockDeskOrder(ctx, tx, sent)
      if (HANDED_OVER.includes(locked.order.state)) throw ctx.fail('handedOver')
      if (!OPEN.includes(locked.order.state)) throw ctx.fail('wrongState')
      const line = locked.lines.find((one) => one.lineSeq === lineSeq)
      if (!line) throw ctx.fail('missing')
      await lockVariants(tx, [line.variantId ?? '', variantId])
      const offer = await offerOf(tx, locked, line, sent, ctx)
      // The change would make another matter of it, and its sum would be given to nobody.
      await refuseWhileAsked(tx, orderId, ctx)
      await swap(tx, locked, line, offer, ctx)
      await tell(tx, locked, line, offer, sent, ctx)
      return { back: offer.back, refundId: offer.back > 0 ? await giveBack(tx, locked, line, offer, sent, ctx) : undefined }
    }),
  )
  const whose = whoseOrder(await requireOrder(ctx, orderId))
  ctx.audit('order.option', orderTarget(orderId), { lineSeq, variantId, back, reason: sent.reason.trim() }, whose)
  if (refundId === null) await auditAsked(ctx, orderTarget(orderId), orderId, whose)
  // The option is changed whatever the provider says: a refused difference stands in the order's refunds, and is given back from there.
  const isRefused = typeof refundId === 'string' && (await sendRequestedRefund(open, ctx, refundId)) === 'refused'
  return { item: await presentDeskOrder(ctx, orderId), message: messageOf(back, refundId, isRefused) }
})

function messageOf(back: number, refundId: string | null | undefined, isRefused: boolean): string {
  if (back === 0) return '옵션을 바꾸었습니다.'
  if (refundId === null) return `옵션을 바꾸었습니다. 차액 ${wonWords(back)}은 다른 분이 확인한 뒤 돌려드립니다.`
  return isRefused
    ? `옵션은 바꾸었으나 결제사가 차액 ${wonWords(back)}의 환불을 받지 않았습니다. ‘금액 돌려드리기’로 다시 돌려드려 주세요.`
    : `옵션을 바꾸고 차액 ${wonWords(back)}을 돌려드렸습니다.`
}

async function offerOf(tx: StoreCtx, locked: LockedOrder, line: OrderLineRow, sent: Sent, ctx: Context): Promise<OptionOffer> {
  const offers = await optionOffers(tx, line, { isUnpaid: await isUnpaid(tx, locked.order), order: locked.order })
  const offer = offers.find(({ variantId }) => variantId === sent.variantId)
  if (!offer) throw ctx.fail(sent.variantId === line.variantId ? 'sameOption' : 'otherGoods')
  if (offer.fault) throw ctx.fail(offer.fault)
  if (offer.back > 0) requireRight(ctx, 'refunds', 'write')
  return offer
}

/** The new pieces are taken first: where they are gone, nothing is written. */
async function swap(
  tx: StoreCtx,
  locked: LockedOrder,
  line: OrderLineRow,
  { variantId, choices, back }: OptionOffer,
  ctx: Context,
): Promise<void> {
  const qty = piecesLeftOf(line)
  const [from, to] = [piecesOf([{ variantId: line.variantId, qty }]), piecesOf([{ variantId, qty }])]
  if ((await holdPieces(tx, to)) !== undefined) throw ctx.fail('soldOut')
  if (locked.order.stock === 'sold') {
    await sellPieces(tx, to)
    await takePiecesBack(tx, from)
  } else await releasePieces(tx, from)
  await tx.db
    .update(orderLines)
    .set({ variantId, choices, optionLess: sql`${orderLines.optionLess} + ${back}` })
    .where(eq(orderLines.lineSeq, line.lineSeq))
  await keepTerms(tx, locked, line, variantId)
  locked.lines = await linesOf(tx.db, locked.order.orderId)
  await raiseVersion(tx, locked)
}

/** What a part is cancelled by stands by option: the line keeps what it was ordered by. */
async function keepTerms({ db }: StoreCtx, locked: LockedOrder, line: OrderLineRow, variantId: string): Promise<void> {
  const { partTerms: terms, orderId } = locked.order
  const own = terms?.asked[line.variantId ?? '']
  if (!terms || !own || terms.asked[variantId]) return
  const partTerms = { ...terms, asked: { ...terms.asked, [variantId]: own } }
  await db.update(orders).set({ partTerms }).where(eq(orders.orderId, orderId))
  locked.order = { ...locked.order, partTerms }
}

async function tell(tx: StoreCtx, locked: LockedOrder, line: OrderLineRow, offer: OptionOffer, sent: Sent, ctx: Context): Promise<void> {
  const words = `${line.name}: ${line.choices.join(', ')} → ${offer.choices.join(', ')}${offer.back > 0 ? `, 차액 ${wonWords(offer.back)}` : ''}`
  await noteChange(tx, locked.order, { kind: 'option', words, reason: sent.reason.trim(), by: `staff:${ctx.session.staff!.id}` })
  await tellBuyer(tx, locked.order, 'optionChanged', 0)
}

function giveBack(
  tx: StoreCtx,
  locked: LockedOrder,
  { lineSeq, qty }: OrderLineRow,
  { back }: OptionOffer,
  sent: Sent,
  ctx: Context,
): Promise<string | null> {
  const by = `staff:${ctx.session.staff!.id}`
  const { orderId, refundAccount } = sent
  const reason = `옵션을 바꾸어 생긴 차액: ${sent.reason.trim()}`.slice(0, 200)
  return reckonGift(tx, locked, { amount: back, reason, refundAccount, by, optionOf: lineSeq }, ctx).then((reckoned) =>
    refundOrAsk(
      tx,
      reckoned,
      {
        ...{ orderId, act: 'give', version: locked.order.version, items: [{ lineSeq, qty }] },
        ...{ reason, account: refundAccount ?? null, askedBy: by },
      },
      ctx,
    ),
  )
}
