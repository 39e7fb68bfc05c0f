// The row of an order that a member of staff wants to change, if nobody changed it since they saw it.
import { and, desc, eq, inArray } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { audits } from '@/services/db/tables/base'
import { orderChanges } from '@/services/db/tables/order-desk'
import { orderMoves } from '@/services/db/tables/orders'
import type { Ctx, Fails } from '@/services/kit/service'
import { lockOrder, type LockedOrder, type StoreCtx } from '../domain/orders/move-order'
import { movers } from '../domain/orders/movers'
import { orderTarget } from '../domain/orders/order-target'

const ACTIONS = [
  'order.move',
  'order.ship',
  'order.cancel',
  'order.give',
  'order.delivery',
  'order.option',
  'order.day',
  'order.refuseCancel',
  'refund.confirm',
]

/** @throws CallFailure (409) that names who was first. */
export async function lockDeskOrder(
  ctx: Ctx & Fails<'missing' | 'moved'>,
  tx: StoreCtx,
  { orderId, version }: { orderId: string; version: number },
): Promise<LockedOrder> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) throw ctx.fail('missing')
  if (locked.order.version !== version) throw ctx.fail('moved', { words: await movedWords(ctx, tx, locked) })
  return locked
}

/** Who changed it last: a member of staff by the audit log, anybody else by the moves. */
export async function movedWords(ctx: Ctx, { db }: Pick<StoreCtx, 'db'>, { order }: LockedOrder): Promise<string> {
  const [line] = await db
    .select({ actor: audits.actor, at: audits.at })
    .from(audits)
    .where(and(eq(audits.target, orderTarget(order.orderId)), inArray(audits.action, ACTIONS)))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  const [move] = await db
    .select({ movedBy: orderMoves.movedBy, at: orderMoves.at })
    .from(orderMoves)
    .where(eq(orderMoves.orderId, order.orderId))
    .orderBy(desc(orderMoves.moveSeq))
    .limit(1)
  // What a buyer changes or asks stands in no audit log.
  const [change] = await db
    .select({ changedBy: orderChanges.changedBy, at: orderChanges.at })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, order.orderId), eq(orderChanges.changedBy, 'buyer')))
    .orderBy(desc(orderChanges.changeSeq))
    .limit(1)
  const [latest] = [
    { by: line?.actor ?? '', at: line?.at },
    { by: move?.movedBy ?? '', at: move?.at },
    { by: change?.changedBy ?? '', at: change?.at },
  ].toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0))
  const by = latest!.by
  const name = (await movers({ ...ctx, db }, [by]))(by)
  const who = by.startsWith('staff:') ? `${name}님이` : withParticle(name, '이/가')
  return `${who} 먼저 이 주문을 바꾸었습니다. 지금은 ‘${ORDER_WORDS[order.state]}’입니다. 최신 내용을 확인해 주세요.`
}
