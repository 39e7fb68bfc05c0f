// Takes away the points whose term is over, and tells members of it ahead (schemas/rules/store/point-lots.ts). Processes that do it at once follow
// one another by the lock on the account, and the second finds nothing left.
import { and, asc, eq, gt, sum } from 'drizzle-orm'
import { endingPoints, lapsedPoints, lastDayOf, type PointLot } from '@/schemas/rules/store/point-lots'
import type { OpenDatabase } from '@/services/db/database'
import { ledgerAccounts, ledgerEntries } from '@/services/db/tables/ledger'
import { raiseAlarms } from '@/services/alarms/alarms'
import { runAsSystem } from '@/services/kit/run-as-system'
import type { StoreCtx } from '../orders/move-order'
import { pointLotsOf } from './point-lots-of'
import { lockLedger, postLedger } from './post-ledger'

type Where = { siteId: string; now: Date }
const AT_ONCE = 200

/** @returns the points that were taken away. */
export async function expirePoints(open: OpenDatabase, where: Where): Promise<number> {
  let taken = 0
  for (let after = 0; ;) {
    const some = await holders(open, where, after)
    if (some.length === 0) return taken
    after = some.at(-1)!.accountSeq
    const lots = await pointLotsOf(
      open.db,
      some.map(({ memberNo }) => memberNo!),
    )
    for (const [memberNo, own] of lots)
      if (lapsedPoints(own, where.now) > 0 || endingPoints(own, where.now).length > 0) taken += await settle(open, where, memberNo)
  }
}

/** Accounts of members that are not empty. */
const holders = ({ db }: OpenDatabase, { siteId }: Where, after: number) =>
  db
    .select({ accountSeq: ledgerAccounts.accountSeq, memberNo: ledgerAccounts.memberNo })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountSeq, ledgerAccounts.accountSeq))
    .where(
      and(
        eq(ledgerAccounts.siteId, siteId),
        eq(ledgerAccounts.unit, 'point'),
        eq(ledgerAccounts.kind, 'member'),
        gt(ledgerAccounts.accountSeq, after),
      ),
    )
    .groupBy(ledgerAccounts.accountSeq, ledgerAccounts.memberNo)
    .having(gt(sum(ledgerEntries.amount), '0'))
    .orderBy(asc(ledgerAccounts.accountSeq))
    .limit(AT_ONCE)

/** Locked before it is read: what is spent at this moment is not taken away as well. */
const settle = (open: OpenDatabase, where: Where, memberNo: string): Promise<number> =>
  runAsSystem(open, { ...where, actor: 'points' }, async (ctx) => {
    const newest = await lockLedger(ctx.db, memberNo, 'point')
    const lots = (await pointLotsOf(ctx.db, [memberNo])).get(memberNo) ?? []
    const points = lapsedPoints(lots, ctx.now)
    // The key names what stood in the account before: nothing is taken away a second time.
    await postLedger(ctx, `expired:${newest}`, '사용 기한이 지나 사라짐', [
      { unit: 'point', kind: 'member', memberNo, amount: -points },
      { unit: 'point', kind: 'expired', memberNo: null, amount: points },
    ])
    await tellAhead(ctx, memberNo, endingPoints(lots, ctx.now))
    return points
  })

const tellAhead = (ctx: StoreCtx, memberNo: string, ending: readonly PointLot[]): Promise<void> =>
  raiseAlarms(
    ctx,
    ending.map((lot) => {
      const [year, month, day] = lastDayOf(lot).split('-').map(Number)
      return {
        ...{ memberNo, kind: 'consultation' as const, link: '/mypage/shop/point', key: `points-end:${lastDayOf(lot)}` as const },
        title: `${year}년 ${month}월 ${day}일까지 쓰지 않으시면 ${lot.points.toLocaleString('ko-KR')}P가 사라집니다.`,
      }
    }),
  )
