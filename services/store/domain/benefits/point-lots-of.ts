import { and, asc, eq, inArray, like, sql } from 'drizzle-orm'
import { pointLots, type PointEntry, type PointLot } from '@/schemas/rules/store/point-lots'
import type { Database } from '@/services/db/database'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import { refunds } from '@/services/db/tables/payments'

/** Of orders are the keys of hold-benefits.ts, of a refund and of an order that the provider ended. */
const OF_ORDER = /^(?:order|refund|ended):/
const REFUNDED = /^(?:refund|ended):/

/** What each of some members has free, by its term; a member without points has none. */
export async function pointLotsOf(db: Database, memberNos: readonly string[]): Promise<Map<string, PointLot[]>> {
  const rows = await db
    .select({
      memberNo: ledgerAccounts.memberNo,
      amount: ledgerEntries.amount,
      at: ledgerTransactions.at,
      key: ledgerTransactions.key,
      orderId: sql<string>`coalesce(${refunds.orderId}, split_part(${ledgerTransactions.key}, ':', 2))`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.txSeq, ledgerEntries.txSeq))
    .leftJoin(
      refunds,
      and(like(ledgerTransactions.key, 'refund:%'), eq(refunds.refundId, sql`split_part(${ledgerTransactions.key}, ':', 2)`)),
    )
    .where(and(inArray(ledgerAccounts.memberNo, [...memberNos]), eq(ledgerAccounts.unit, 'point'), eq(ledgerAccounts.kind, 'member')))
    .orderBy(asc(ledgerEntries.entrySeq))
  const entries = Map.groupBy(rows, ({ memberNo }) => memberNo!)
  return new Map(
    [...entries].map(([memberNo, own]) => [
      memberNo,
      pointLots(
        own.map(({ amount, at, key, orderId }): PointEntry => ({
          ...{ amount, at, isRefund: REFUNDED.test(key) },
          orderId: OF_ORDER.test(key) ? orderId : undefined,
        })),
      ),
    ]),
  )
}
