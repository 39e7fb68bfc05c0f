import type { Listed } from '@/schemas/api/base/contract'
import type { publishMany } from '@/schemas/api/site/builder'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Ctx } from '@/services/kit/service'

type Outcome = Listed<typeof publishMany>

/** Why one of many is left as it is. */
export const leave = (sentence: string): CallFailure => new CallFailure('409', sentence, { status: 409 })

/**
 * Each document on its own: what one refuses undoes nothing of the others. Held in one order, so that two such calls do
 * not wait for each other, and answered in the order asked.
 * @param work says what it did, or throws why not.
 */
export async function eachDocument(ctx: Ctx, ids: readonly string[], work: (ctx: Ctx, id: string) => Promise<string>) {
  const outcomes = new Map<string, Outcome>()
  for (const id of [...ids].sort()) outcomes.set(id, await attempt(ctx, id, work))
  return { items: ids.map((id) => outcomes.get(id)!), totalCount: ids.length }
}

async function attempt(ctx: Ctx, id: string, work: (ctx: Ctx, id: string) => Promise<string>): Promise<Outcome> {
  try {
    // A savepoint.
    return { id, ok: true, message: await ctx.db.transaction((db) => work({ ...ctx, db }, id)) }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const problems = error.problems.map(({ pointer, message, blockId }) => ({ pointer, message, ...(blockId ? { blockId } : {}) }))
    return { id, ok: false, message: error.message, ...(problems.length > 0 ? { problems } : {}) }
  }
}
