import { and, eq } from 'drizzle-orm'
import { refundRequestsSince } from '@/schemas/rules/store/refund-requests'
import { refundRequests } from '@/services/db/tables/refund-requests'
import type { Ctx, Fails } from '@/services/kit/service'
import { lockOrder, type LockedOrder } from '../domain/orders/move-order'
import { lockReturn, type LockedReturn } from '../domain/orders/move-return'
import { movers } from '../domain/orders/movers'
import { returnTarget } from '../domain/orders/return-target'
import { orderTarget } from '../domain/orders/order-target'

export interface LockedRequest {
  row: typeof refundRequests.$inferSelect
  locked: LockedOrder
  /** What is to be settled, of a return. */
  back: LockedReturn | undefined
  /** In the audit log. */
  target: string
}

/**
 * A request that waits, with its order held: of two who decide at once the second one reads what the first one did.
 * @throws CallFailure (409) where it is decided or over.
 */
export async function lockRefundRequest(
  ctx: Ctx & Fails<'missing' | 'decided' | 'lapsed' | 'moved'>,
  { db }: Pick<Ctx, 'db'>,
  requestSeq: number,
): Promise<LockedRequest> {
  const { siteId, now, fail } = ctx
  const mine = and(eq(refundRequests.siteId, siteId), eq(refundRequests.requestSeq, requestSeq))
  const [found] = await db.select().from(refundRequests).where(mine)
  const back = found?.returnSeq ? await lockReturn({ db, siteId }, found.returnSeq) : undefined
  const locked = back?.locked ?? (found && (await lockOrder({ db, siteId }, found.orderId)))
  // Read once the order is held: it may have been decided meanwhile.
  const [row] = await db.select().from(refundRequests).where(mine)
  if (!locked || !row) throw fail('missing')
  if (row.state === 'lapsed' || (row.state === 'waiting' && row.askedAt <= refundRequestsSince(now))) throw fail('lapsed')
  if (row.state === 'moved' || (row.state === 'waiting' && (back?.row ?? locked.order).version !== row.version)) throw fail('moved')
  if (row.state !== 'waiting') throw fail('decided', { words: await decidedWords({ ...ctx, db }, row) })
  return { row, locked, back, target: row.returnSeq ? returnTarget(row.returnSeq) : orderTarget(row.orderId) }
}

const DID = { confirmed: '확인하고 환불했습니다', sentBack: '돌려보냈습니다', withdrawn: '거두었습니다' } as const

async function decidedWords(ctx: Ctx, { state, decidedBy }: LockedRequest['row']): Promise<string | undefined> {
  if (!(state in DID) || decidedBy === null) return undefined
  const name = (await movers(ctx, [decidedBy]))(decidedBy)
  return `${name}님이 이미 이 요청을 ${DID[state as keyof typeof DID]}. 최신 내용을 확인해 주세요.`
}
