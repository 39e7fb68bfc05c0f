// What an order holds besides its pieces: a coupon and points. They are held when it is written, spent when it is paid, given back when it is
// not, and returned when it is cancelled; each of these is a transaction of the ledger.
import { and, eq, isNull } from 'drizzle-orm'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'
import { moveOrder, type LockedOrder, type OrderRow, type StoreCtx } from '../orders/move-order'
import { lockBuyer } from '../orders/lock-buyer'
import { holdPieces, piecesOf, releasePieces } from '../goods/pieces'
import { isFirstOrder } from './is-first-order'
import { postLedger, type Posting } from './post-ledger'

type Benefits = Pick<OrderRow, 'orderId' | 'memberNo' | 'pointAmount' | 'issuedSeq' | 'version'>

/** @returns false where the coupon is on another order, or where it is for the first one and this is not. @throws LedgerShort where the member has too few points. */
export async function holdBenefits(ctx: StoreCtx, order: Benefits): Promise<boolean> {
  const { orderId, issuedSeq, memberNo } = order
  if (issuedSeq !== null) {
    // A payment that comes late takes it again: another order may have been the first meanwhile.
    if (memberNo !== null && (await isForFirst(ctx, issuedSeq))) {
      await lockBuyer(ctx, memberNo)
      if (!(await isFirstOrder(ctx, memberNo, orderId))) return false
    }
    const [use] = await ctx.db
      .insert(couponUses)
      .values({ issuedSeq, orderId, usedAt: ctx.now })
      .onConflictDoNothing()
      .returning({ useSeq: couponUses.useSeq })
    if (!use) return false
  }
  await book(ctx, order, 'hold', '주문에 사용', 'member', 'held')
  return true
}

const isForFirst = async ({ db }: StoreCtx, issuedSeq: number): Promise<boolean> =>
  (
    await db
      .select({ yn: coupons.firstOrderYn })
      .from(issuedCoupons)
      .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
      .where(eq(issuedCoupons.issuedSeq, issuedSeq))
  )[0]?.yn === 'Y'

/** The order is paid: what it held is gone. */
export const spendBenefits = (ctx: StoreCtx, order: Benefits): Promise<void> => book(ctx, order, 'spend', '주문에 사용', 'held', 'spent')

/** The bank took the deposit back: what was spent is held again. */
export const unspendBenefits = (ctx: StoreCtx, order: Benefits): Promise<void> => book(ctx, order, 'unspend', '입금 취소', 'spent', 'held')

async function releaseBenefits(ctx: StoreCtx, order: Benefits): Promise<void> {
  await freeCoupon(ctx, order.orderId)
  await book(ctx, order, 'release', '결제하지 않은 주문에서 돌려받음', 'held', 'member')
}

/** Of a paid order: the points of the cancelled pieces, and the coupon once nothing is left of it. */
export async function returnBenefits(
  ctx: StoreCtx,
  { orderId, memberNo, issuedSeq }: OrderRow,
  key: string,
  points: number,
  isWhole: boolean,
  reason: '주문 취소로 돌려받음' | '반품으로 돌려받음' = '주문 취소로 돌려받음',
): Promise<void> {
  if (memberNo === null) return
  const withCoupon = isWhole && issuedSeq !== null
  if (withCoupon) await freeCoupon(ctx, orderId)
  await postLedger(ctx, key, reason, [
    ...pair('point', memberNo, points, 'spent', 'member'),
    ...pair('coupon', memberNo, withCoupon ? 1 : 0, 'spent', 'member'),
  ])
}

/** Ends an order that nobody paid: its pieces, coupon and points are free again. */
export async function releaseOrder(
  ctx: StoreCtx,
  locked: LockedOrder,
  to: 'expired' | 'cancelled',
  movedBy: string,
  reason: string,
): Promise<void> {
  await releasePieces(ctx, piecesOf(locked.lines))
  await releaseBenefits(ctx, locked.order)
  await moveOrder(ctx, locked, { to, movedBy, reason, set: { stock: 'none', heldUntil: null } })
}

/**
 * Takes pieces, coupon and points again for an order that was paid after its end.
 * @returns false where something of it is gone, and then nothing may be committed.
 * @throws LedgerShort likewise.
 */
export async function holdAgain(ctx: StoreCtx, { order, lines }: LockedOrder): Promise<boolean> {
  if ((await holdPieces(ctx, piecesOf(lines))) !== undefined) return false
  return holdBenefits(ctx, order)
}

const freeCoupon = async ({ db, now }: StoreCtx, orderId: string): Promise<void> =>
  void (await db
    .update(couponUses)
    .set({ releasedAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.releasedAt))))

type Kind = Posting['kind']

/** The version makes the key of each step its own: an order may be held, released and held again. */
async function book(ctx: StoreCtx, order: Benefits, step: string, reason: string, from: Kind, to: Kind): Promise<void> {
  const { orderId, memberNo, pointAmount, issuedSeq, version } = order
  if (memberNo === null) return
  await postLedger(ctx, `order:${orderId}:${step}:${version}`, reason, [
    ...pair('point', memberNo, pointAmount, from, to),
    ...pair('coupon', memberNo, issuedSeq === null ? 0 : 1, from, to),
  ])
}

/** From one account to another; only `member` and `held` are the member's own. */
const pair = (unit: Posting['unit'], memberNo: string, amount: number, from: Kind, to: Kind): Posting[] =>
  (
    [
      [from, -amount],
      [to, amount],
    ] as const
  ).map(([kind, moved]) => ({
    unit,
    kind,
    memberNo: kind === 'member' || kind === 'held' ? memberNo : null,
    amount: moved,
  }))
