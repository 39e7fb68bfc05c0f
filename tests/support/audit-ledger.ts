import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { lapsedPoints } from '@/schemas/rules/store/point-lots'
import type { Database } from '@/services/db/database'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import { orderLines, orders } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { pointLotsOf } from '@/services/store/domain/benefits/point-lots-of'

type Unit = 'point' | 'coupon'

/** The sum of an account, or of what some transactions moved in it. */
export async function balanceIn(db: Database, memberNo: string, unit: Unit, kind: 'member' | 'held', key = '%'): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.txSeq, ledgerEntries.txSeq))
    .where(
      and(
        eq(ledgerAccounts.memberNo, memberNo),
        eq(ledgerAccounts.unit, unit),
        eq(ledgerAccounts.kind, kind),
        sql`${ledgerTransactions.key} like ${key}`,
      ),
    )
  return Number(row!.sum)
}

/**
 * What members hold for orders is what those orders hold; what they have is what they were given less that, what they spent and what ended. The
 * lots of the points are the account.
 * @param givenOf all that the member was ever given.
 */
export async function auditLedger(db: Database, memberNo: string, givenOf: (unit: Unit) => number): Promise<void> {
  const all = await db.select().from(orders).where(eq(orders.memberNo, memberNo))
  const lines = await db.select().from(orderLines)
  const given = await db.select().from(refunds).where(eq(refunds.state, 'done'))
  for (const unit of ['point', 'coupon'] as const) {
    const held = all
      .filter(({ stock }) => stock === 'held')
      .reduce((sum, { pointAmount, issuedSeq }) => sum + (unit === 'point' ? pointAmount : issuedSeq === null ? 0 : 1), 0)
    expect(await balanceIn(db, memberNo, unit, 'held')).toBe(held)
    const spent = all
      .filter(({ stock }) => stock === 'sold')
      .reduce((sum, { orderId, pointAmount, issuedSeq }) => {
        // The coupon of an order that came back whole is the buyer's again.
        const isWhole = lines.every((line) => line.orderId !== orderId || line.qty === line.cancelledQty)
        const back = given.filter((one) => one.orderId === orderId).reduce((points, one) => points + one.points, 0)
        return sum + (unit === 'point' ? pointAmount - back : issuedSeq === null || isWhole ? 0 : 1)
      }, 0)
    const ended = -(await balanceIn(db, memberNo, unit, 'member', 'expired:%'))
    const left = givenOf(unit) - held - spent - ended
    expect(await balanceIn(db, memberNo, unit, 'member'), `${unit} of ${memberNo}`).toBe(left)
    expect(left).toBeGreaterThanOrEqual(0)
  }
  const lots = (await pointLotsOf(db, [memberNo])).get(memberNo) ?? []
  const end = new Date(Math.max(0, ...lots.map(({ until }) => until.getTime())))
  expect(lapsedPoints(lots, end), `lots of ${memberNo}`).toBe(await balanceIn(db, memberNo, 'point', 'member'))
}
