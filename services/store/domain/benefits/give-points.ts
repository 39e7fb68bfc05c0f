import type { StoreCtx } from '../orders/move-order'
import { postLedger } from './post-ledger'

/** Gives points to a member, once for a key. @param reason in words for the member. */
export const givePoints = (ctx: StoreCtx, memberNo: string, points: number, key: string, reason: string): Promise<void> =>
  postLedger(ctx, key, reason, [
    { unit: 'point', kind: 'member', memberNo, amount: points },
    { unit: 'point', kind: 'given', memberNo: null, amount: -points },
  ])
