import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { RefundRequest } from '@/schemas/api/store/refund-request'
import { pieceWords } from '@/schemas/rules/store/piece-words'
import { refundRequestsSince, type RefundRequestState } from '@/schemas/rules/store/refund-requests'
import { anotherMay } from '@/services/auth/domain/another-may'
import { settings } from '@/services/base/settings'
import { refundRequests } from '@/services/db/tables/refund-requests'
import type { Ctx } from '@/services/kit/service'
import { linesOf } from '../orders/move-order'
import { movers } from '../orders/movers'
import { isWaitingRefund } from './is-waiting-refund'

type Row = typeof refundRequests.$inferSelect
interface Presented {
  refundAloneMost: number
  refundRequests: Static<typeof RefundRequest>[]
}

/** What staff read of the refunds of an order or a return that two persons give. */
export async function presentRefundRequests(ctx: Ctx, of: { orderId: string } | { returnSeq: number }): Promise<Presented> {
  const { db, now } = ctx
  const { refundAloneMost } = settings()
  const among: SQL = 'orderId' in of ? eq(refundRequests.orderId, of.orderId) : eq(refundRequests.returnSeq, of.returnSeq)
  const rows = await db
    .select({ row: refundRequests, isOpen: sql<boolean>`${isWaitingRefund(now)}` })
    .from(refundRequests)
    .where(among)
    .orderBy(desc(refundRequests.requestSeq))
  if (rows.length === 0) return { refundAloneMost, refundRequests: [] }
  const lines = await linesOf(db, rows[0]!.row.orderId)
  const piecesOf = ({ items }: Row): string =>
    pieceWords(
      (items ?? []).flatMap(({ lineSeq, qty }) => {
        const line = lines.find((one) => one.lineSeq === lineSeq)
        return line ? [{ name: line.name, choices: line.choices, qty }] : []
      }),
    )
  const nameOf = await movers(
    ctx,
    rows.flatMap(({ row }) => [row.askedBy, row.decidedBy ?? '']),
  )
  const open = rows.find(({ isOpen }) => isOpen)
  const hasOther = open !== undefined && (await anotherMay(db, idOf(open.row.askedBy), 'refunds', 'write'))
  const me = ctx.session.staff?.id
  return {
    refundAloneMost,
    refundRequests: rows.map(({ row, isOpen }) => ({
      ...{ requestSeq: row.requestSeq, act: row.act, state: stateOf(row, isOpen, now), amount: row.amount, pieces: piecesOf(row) },
      ...{ reason: row.reason, hasAccount: row.account !== null, by: nameOf(row.askedBy), isMine: idOf(row.askedBy) === me },
      at: row.askedAt.toISOString(),
      hasOther: isOpen && hasOther,
      decidedBy: row.decidedBy ? nameOf(row.decidedBy) : '',
      decidedAt: row.decidedAt?.toISOString() ?? null,
      sentBackFor: row.sentBackFor,
    })),
  }
}

const idOf = (by: string): string => by.slice('staff:'.length)

/** One that nobody can confirm any more is over, also before its row says so. */
const stateOf = ({ state, askedAt }: Row, isOpen: boolean, now: Date): RefundRequestState =>
  state !== 'waiting' || isOpen ? state : askedAt <= refundRequestsSince(now) ? 'lapsed' : 'moved'
