import type { Listed } from '@/schemas/api/base/contract'
import type { publishMany } from '@/schemas/api/site/builder'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Ctx } from '@/services/kit/service'

type Outcome = Listed<typeof publishMany>

/** Why visitors keep what they see, or do not get it back. */
export const NEEDS_PUBLISH = '게시 중인 문서입니다. ‘페이지’의 ‘게시’ 권한이 있어야 합니다. 관리자에게 역할을 확인해 주세요.'

/** The reason why one of many is left unchanged. */
export const leave = (sentence: string): CallFailure => new CallFailure('409', sentence, { status: 409 })

/**
 * Processes each document on its own: a refusal of one does not undo the others. Locked in one order, so that two such calls do not
 * deadlock, and answered in the requested order.
 * @param work returns what it did, or throws the reason.
 */
export async function eachDocument(ctx: Ctx, ids: readonly string[], work: (ctx: Ctx, id: string) => Promise<string>) {
  const outcomes = new Map<string, Outcome>()
  for (const id of [...ids].sort()) outcomes.set(id, await attempt(ctx, id, work))
  return { items: ids.map((id) => outcomes.get(id)!), totalCount: ids.length }
}

async function attempt(ctx: Ctx, id: string, work: (ctx: Ctx, id: string) => Promise<string>): Promise<Outcome> {
  try {
    // A nested transaction is a savepoint.
    return { id, ok: true, message: await ctx.db.transaction((db) => work({ ...ctx, db }, id)) }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const problems = error.problems.map(({ pointer, message, place, blockId }) => ({
      pointer,
      message,
      ...(place ? { place } : {}),
      ...(blockId ? { blockId } : {}),
    }))
    return { id, ok: false, message: error.message, ...(problems.length > 0 ? { problems } : {}) }
  }
}
