// Points for what a member writes: once for each thing, so often within a month, and taken back where it breaks the rules. What a thing has
// brought is what the ledger says of its key (`review:12`, `tour:7`) and of the keys that begin with it.
import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import { WRITING_DAYS } from '@/schemas/rules/store/review-points'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '@/services/db/tables/ledger'
import type { StoreCtx } from '../orders/move-order'
import { storeTerms } from '../terms/store-terms'
import { givePoints } from './give-points'
import { lockLedger } from './post-ledger'
import { takeBackPoints } from './take-back-points'

const DAY_MS = 86_400_000
/** What the first points of a thing are booked under. */
const FIRST_OF_A_THING = '^(review|tour):[0-9]+$'

/** Gives points for a thing, once. @returns how many; 0 where it brought some before, or where the member has had them too often. */
export async function earnWritingPoints(
  ctx: StoreCtx,
  memberNo: string,
  { key, points, reason }: { key: string; points: number; reason: string },
): Promise<number> {
  if (points <= 0) return 0
  await lockLedger(ctx.db, memberNo, 'point')
  if ((await writingPointsOf(ctx, key)).given > 0) return 0
  const { times } = (await storeTerms(ctx.db, ctx.siteId)).writing
  if ((await timesOf(ctx, memberNo)) >= times) return 0
  await givePoints(ctx, memberNo, points, key, reason)
  return points
}

/** All that a thing ever brought, and what of it was not taken back. */
export async function writingPointsOf(
  { db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>,
  key: string,
): Promise<{ given: number; left: number }> {
  const isFirst = inArray(ledgerTransactions.key, [key, `${key}:photo`])
  const [row] = await db
    .select({
      given: sql<string>`coalesce(-sum(${ledgerEntries.amount}) filter (where ${isFirst}), 0)`,
      left: sql<string>`coalesce(-sum(${ledgerEntries.amount}), 0)`,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.txSeq, ledgerTransactions.txSeq))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
    .where(
      and(
        eq(ledgerTransactions.siteId, siteId),
        or(eq(ledgerTransactions.key, key), like(ledgerTransactions.key, `${key}:%`)),
        eq(ledgerAccounts.kind, 'given'),
      ),
    )
  return { given: Number(row!.given), left: Number(row!.left) }
}

/** Takes back what a thing still brings, also where it was spent. @returns how many points. */
export async function takeBackWritingPoints(ctx: StoreCtx, memberNo: string, key: string, reason: string): Promise<number> {
  const { left } = await writingPointsOf(ctx, key)
  await takeBackPoints(ctx, memberNo, left, `${key}:back:${ctx.now.getTime()}`, reason)
  return Math.max(0, left)
}

/** Gives back what was taken when a thing was hidden, and is shown again. @returns how many points. */
export async function giveBackWritingPoints(ctx: StoreCtx, memberNo: string, key: string, reason: string): Promise<number> {
  const { given, left } = await writingPointsOf(ctx, key)
  const points = Math.max(0, given - left)
  if (points > 0) await givePoints(ctx, memberNo, points, `${key}:again:${ctx.now.getTime()}`, reason)
  return points
}

/** How often a member had points for writing within the days that count. */
const timesOf = ({ db, now }: StoreCtx, memberNo: string): Promise<number> =>
  db.$count(
    db
      .select({ txSeq: ledgerTransactions.txSeq })
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.txSeq, ledgerTransactions.txSeq))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountSeq, ledgerEntries.accountSeq))
      .where(
        and(
          eq(ledgerAccounts.memberNo, memberNo),
          eq(ledgerAccounts.kind, 'member'),
          gt(ledgerEntries.amount, 0),
          gt(ledgerTransactions.at, new Date(now.getTime() - WRITING_DAYS * DAY_MS)),
          sql`${ledgerTransactions.key} ~ ${FIRST_OF_A_THING}`,
        ),
      )
      .as('had'),
  )
