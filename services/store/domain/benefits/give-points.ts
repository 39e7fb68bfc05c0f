import type { StoreCtx } from '../orders/move-order'
import { postLedger } from './post-ledger'
import { payOwed } from './take-back-points'

/** Gives points to a member, once for a key; what the member owes is paid first. @param reason in words for the member. */
export async function givePoints(ctx: StoreCtx, memberNo: string, points: number, key: string, reason: string): Promise<void> {
  await postLedger(ctx, key, reason, [
    { unit: 'point', kind: 'member', memberNo, amount: points },
    { unit: 'point', kind: 'given', memberNo: null, amount: -points },
  ])
  if (points > 0) await payOwed(ctx, memberNo, key)
}
