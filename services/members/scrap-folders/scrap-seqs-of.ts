import { and, eq, inArray, or } from 'drizzle-orm'
import { scraps } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'
import { idsByType } from '@/services/targets/targets'
import type { ScrapType } from '@/schemas/rules/members/scrap-types'
import { ownScraps } from '../domain/own-scraps'
import { targetsOf } from '../domain/targets-of'

/** Numbers of the caller's scraps of these records, in this order; what is not in the scrapbook is left out. */
export async function scrapSeqsOf(ctx: Ctx, keys: readonly string[]): Promise<number[]> {
  const targets = targetsOf(keys)
  if (targets.length === 0) return []
  const these = [...idsByType(targets)].map(([type, ids]) => and(eq(scraps.type, type as ScrapType), inArray(scraps.targetId, ids)))
  const rows = await ctx.db
    .select({ seq: scraps.scrapSeq, type: scraps.type, id: scraps.targetId })
    .from(scraps)
    .where(and(ownScraps(ctx), or(...these)))
  const seqOf = new Map(rows.map(({ seq, type, id }) => [`${type}:${id}`, seq]))
  return targets.flatMap(({ type, id }) => seqOf.get(`${type}:${id}`) ?? [])
}
