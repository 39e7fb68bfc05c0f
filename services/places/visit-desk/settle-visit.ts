import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/visit-desk'
import { shopVisits } from '@/services/db/tables/visits'
import { operation } from '@/services/kit/service'
import { requireVisit, visitTarget } from './present-desk-visit'
import { whoseVisit } from '../domain/whose-visit'

/** Whether the person came; a mistake is put right by the other answer. */
export const settleVisit = operation(contracts.settleVisit, async ({ visitSeq, sequence, state }, ctx) => {
  const { db, now } = ctx
  const { slot, visit } = await requireVisit(ctx, visitSeq)
  if (now < slot.startsAt) throw ctx.fail('tooEarly')
  const [changed] = await db
    .update(shopVisits)
    .set({ state, sequence: sequence + 1, updatedAt: now })
    .where(
      and(eq(shopVisits.visitSeq, visitSeq), eq(shopVisits.sequence, sequence), inArray(shopVisits.state, ['booked', 'came', 'missed'])),
    )
    .returning({ sequence: shopVisits.sequence })
  if (!changed) throw ctx.fail('moved')
  ctx.audit('visit.settle', visitTarget(visitSeq), { state }, [whoseVisit(visit)])
  return { item: changed }
})
