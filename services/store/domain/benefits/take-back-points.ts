// Points that are taken back although the member may have spent them. What is no longer there is owed: the next points pay it first.
import { and, eq, sql } from 'drizzle-orm'
import { pointsToReturn } from '@/schemas/rules/store/review-points'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { Database } from '@/services/db/database'
import { ledgerAccounts, ledgerEntries } from '@/services/db/tables/ledger'
import type { StoreCtx } from '../orders/move-order'
import { balanceOf, lockLedger, postLedger } from './post-ledger'

/** @param key names what is taken back, once. @param reason in words for the member, who is told of it. */
export async function takeBackPoints(ctx: StoreCtx, memberNo: string, points: number, key: string, reason: string): Promise<void> {
  if (points <= 0) return
  await lockLedger(ctx.db, memberNo, 'point')
  // What an unpaid order holds is not free; it comes back with the order, and pays then.
  const free = Math.max(0, Math.min(points, await balanceOf(ctx.db, memberNo, 'point')))
  await postLedger(ctx, key, reason, [
    { unit: 'point', kind: 'member', memberNo, amount: -free },
    { unit: 'point', kind: 'owed', memberNo, amount: free - points },
    { unit: 'point', kind: 'given', memberNo: null, amount: points },
  ])
  const rest = points - free
  const later = rest > 0 ? ` 이미 쓰신 ${rest.toLocaleString('ko-KR')}P는 다음에 받으시는 포인트에서 뺍니다.` : ''
  await raiseAlarm(ctx, {
    ...{ memberNo, kind: 'consultation' as const, link: '/mypage/shop/point', key: `points-back:${key}` as const },
    title: `${reason}: ${points.toLocaleString('ko-KR')}P.${later}`,
  })
}

/**
 * Takes back what of some points is still there, because the member takes away what they were for: what was spent is paid for with goods.
 * What an unpaid order holds counts as there, and is owed until it comes back: otherwise a moment in such an order would save all of them.
 * @returns how many.
 */
export async function takeBackRest(ctx: StoreCtx, memberNo: string, given: number, key: string, reason: string): Promise<number> {
  await lockLedger(ctx.db, memberNo, 'point')
  const free = Math.max(0, await balanceOf(ctx.db, memberNo, 'point'))
  const points = pointsToReturn(given, free + (await balanceOf(ctx.db, memberNo, 'point', 'held')))
  const now = Math.min(points, free)
  await postLedger(ctx, key, reason, [
    { unit: 'point', kind: 'member', memberNo, amount: -now },
    { unit: 'point', kind: 'owed', memberNo, amount: now - points },
    { unit: 'point', kind: 'given', memberNo: null, amount: points },
  ])
  return points
}

/** What a member still owes. */
export async function owedBy(db: Database, memberNo: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(-sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .where(and(eq(ledgerAccounts.memberNo, memberNo), eq(ledgerAccounts.unit, 'point'), eq(ledgerAccounts.kind, 'owed')))
  return Number(row!.sum)
}

/** Pays what is owed from points that just came. @param key of what they came with. */
export async function payOwed(ctx: Pick<StoreCtx, 'db' | 'siteId' | 'now'>, memberNo: string, key: string): Promise<void> {
  if ((await owedBy(ctx.db, memberNo)) <= 0) return
  await lockLedger(ctx.db, memberNo, 'point')
  const paid = Math.min(await owedBy(ctx.db, memberNo), await balanceOf(ctx.db, memberNo, 'point'))
  if (paid <= 0) return
  await postLedger(ctx, `${key}:owed`, '앞서 회수하지 못한 포인트를 뺌', [
    { unit: 'point', kind: 'member', memberNo, amount: -paid },
    { unit: 'point', kind: 'owed', memberNo, amount: paid },
  ])
}
