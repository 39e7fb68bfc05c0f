import { and, desc, eq, sql } from 'drizzle-orm'
import type { DraftState } from '@/schemas/rules/store/order-drafts'
import { audits } from '@/services/db/tables/base'
import { orderDrafts } from '@/services/db/tables/orders'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import type { Ctx, Fails } from '@/services/kit/service'
import { lockOrderOfDraft } from '../domain/drafts/close-draft-order'
import { stateOfDraft, type DraftRow } from '../domain/drafts/draft-rows'
import type { LockedOrder, StoreCtx } from '../domain/orders/move-order'

export interface LockedDraft {
  draft: DraftRow
  state: DraftState
  /** The order of it that stands. */
  order: LockedOrder | undefined
}

/** In the audit log. */
export const draftTarget = (draftSeq: number): string => `order-draft:${draftSeq}`

type Where = Omit<Ctx, 'session'> & Fails<'missing'>

export async function findDraft({ db, siteId, fail }: Where, draftSeq: number): Promise<DraftRow> {
  const [draft] = await db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.siteId, siteId), eq(orderDrafts.draftSeq, draftSeq)))
  if (!draft) throw fail('missing')
  return draft
}

/**
 * The draft first and then its order, as everything locks them.
 * @throws CallFailure (409) that names who changed it since.
 */
export async function lockDraft(
  ctx: Omit<Ctx, 'session'> & Fails<'missing' | 'changed'>,
  tx: StoreCtx,
  { draftSeq, version }: { draftSeq: number; version: number },
): Promise<LockedDraft> {
  const [draft] = await tx.db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.siteId, tx.siteId), eq(orderDrafts.draftSeq, draftSeq)))
    .for('no key update')
  if (!draft) throw ctx.fail('missing')
  if (draft.version !== version) throw ctx.fail('changed', { words: await changedWords(ctx, tx, draftSeq) })
  const order = await lockOrderOfDraft(tx, draftSeq)
  return { draft, order, state: stateOfDraft(draft, order?.order, tx.now) }
}

/** Writes what has changed. */
export async function changeDraft(
  { db, now }: StoreCtx,
  draft: DraftRow,
  values: Partial<typeof orderDrafts.$inferInsert>,
): Promise<DraftRow> {
  const [row] = await db
    .update(orderDrafts)
    .set({ ...values, version: sql`${orderDrafts.version} + 1`, updatedAt: now })
    .where(eq(orderDrafts.draftSeq, draft.draftSeq))
    .returning()
  return row!
}

async function changedWords(ctx: Omit<Ctx, 'session'>, { db }: StoreCtx, draftSeq: number): Promise<string> {
  const [line] = await db
    .select({ actor: audits.actor })
    .from(audits)
    .where(eq(audits.target, draftTarget(draftSeq)))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  const id = line?.actor.startsWith('staff:') ? line.actor.slice('staff:'.length) : ''
  const who = id === '' ? '다른 창이나 다른 분이' : `${(await namesOfStaff({ ...ctx, db }, [id]))(id).name}님이 다른 창에서`
  return `그사이 ${who} 이 전화 주문을 바꾸었습니다. 입력하신 내용은 이 화면에 그대로 있습니다. 최신 내용을 불러와 확인해 주세요.`
}
