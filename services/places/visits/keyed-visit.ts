import { and, eq } from 'drizzle-orm'
import { shopVisits } from '@/services/db/tables/visits'
import type { Ctx, Fails } from '@/services/kit/service'
import { visitRows, type VisitRow } from '../domain/own-visit'
import { visitOfKey } from '../domain/visit-key'

/** The booking that a key opens. */
export async function keyedVisit(ctx: Ctx & Fails<'missing'>, key: string): Promise<VisitRow> {
  const visitSeq = visitOfKey(key)
  const [row] = visitSeq ? await visitRows(ctx.db).where(and(eq(shopVisits.siteId, ctx.siteId), eq(shopVisits.visitSeq, visitSeq))) : []
  if (!row) throw ctx.fail('missing')
  return row
}
