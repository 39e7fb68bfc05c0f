import { and, desc, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { endingPoints, lastDayOf } from '@/schemas/rules/store/point-lots'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import { operation } from '@/services/kit/service'
import { pointLotsOf } from '../domain/benefits/point-lots-of'
import { balanceOf } from '../domain/benefits/post-ledger'

export const listPoints = operation(contracts.listPoints, async ({ page = 1, size = 20 }, ctx) => {
  const { memberNo } = ctx.session.user!
  const mine = and(eq(ledgerAccounts.memberNo, memberNo), eq(ledgerAccounts.unit, 'point'), eq(ledgerAccounts.kind, 'member'))
  const rows = await ctx.db
    .select({
      seq: ledgerEntries.entrySeq,
      amount: ledgerEntries.amount,
      reason: ledgerTransactions.reason,
      at: ledgerTransactions.at,
      balance: sql<string>`sum(${ledgerEntries.amount}) over (order by ${ledgerEntries.entrySeq})`,
      total: sql<string>`count(*) over ()`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.txSeq, ledgerEntries.txSeq))
    .where(mine)
    .orderBy(desc(ledgerEntries.entrySeq))
    .limit(size)
    .offset((page - 1) * size)
  const lots = (await pointLotsOf(ctx.db, [memberNo])).get(memberNo) ?? []
  return {
    item: {
      balance: await balanceOf(ctx.db, memberNo, 'point'),
      ending: endingPoints(lots, ctx.now).map((lot) => ({ points: lot.points, day: lastDayOf(lot) })),
    },
    items: rows.map(({ seq, amount, reason, at, balance }) => ({
      seq,
      amount,
      reason,
      balance: Number(balance),
      REG_DT: at.toISOString(),
    })),
    totalCount: Number(rows[0]?.total ?? 0),
  }
})
