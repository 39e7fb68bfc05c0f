import { and, eq } from 'drizzle-orm'
import type { preparePayLink } from '@/schemas/api/store/pay-links'
import type { DraftState } from '@/schemas/rules/store/order-drafts'
import { orderDrafts } from '@/services/db/tables/orders'
import type { CtxOf, Fails } from '@/services/kit/service'
import { lockOrderOfDraft } from '../domain/drafts/close-draft-order'
import { orderOfDraft, stateOfDraft, type DraftRow } from '../domain/drafts/draft-rows'
import { payLinkHash } from '../domain/drafts/pay-link-hash'
import type { LockedOrder } from '../domain/orders/move-order'
import { lockBuyer } from '../domain/orders/lock-buyer'

type Where = Pick<CtxOf<typeof preparePayLink>, 'db' | 'siteId' | 'now' | 'touch'> &
  Fails<'missing' | 'withdrawn' | 'cancelled' | 'lapsed' | 'paid' | 'waiting'>

const ofToken = ({ siteId }: Where, token: string) => and(eq(orderDrafts.siteId, siteId), eq(orderDrafts.linkHash, payLinkHash(token)))

/** The draft that may be paid by this secret. @throws CallFailure that says in words why none may. */
export async function requireLink(ctx: Where, token: string): Promise<DraftRow> {
  const [draft] = await ctx.db.select().from(orderDrafts).where(ofToken(ctx, token))
  if (!draft) throw ctx.fail('missing')
  const order = await orderOfDraft(ctx.db, draft.draftSeq)
  refuseClosed(ctx, draft, stateOfDraft(draft, order, ctx.now), order?.state)
  return draft
}

/** The same, locked: those who pay one link at once follow one another. The order of the locks is that of a normal order. */
export async function lockLink(ctx: Where, token: string): Promise<{ draft: DraftRow; order: LockedOrder | undefined }> {
  const [draft] = await ctx.db.select().from(orderDrafts).where(ofToken(ctx, token)).for('no key update')
  if (!draft) throw ctx.fail('missing')
  if (draft.memberNo !== null) await lockBuyer(ctx, draft.memberNo)
  const order = await lockOrderOfDraft(ctx, draft.draftSeq)
  refuseClosed(ctx, draft, stateOfDraft(draft, order?.order, ctx.now), order?.order.state)
  return { draft, order }
}

function refuseClosed({ fail, now }: Where, { linkEndsAt }: DraftRow, state: DraftState, orderState: string | undefined): void {
  if (state === 'cancelled') throw fail('cancelled')
  if (state === 'paid') throw fail('paid')
  if (state === 'draft') throw fail('withdrawn')
  if (orderState === 'waiting') throw fail('waiting')
  // Also while an order of it is still held: nothing is begun after the term.
  if (linkEndsAt === null || linkEndsAt <= now) throw fail('lapsed')
}
