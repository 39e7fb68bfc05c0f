import * as contracts from '@/schemas/api/consulting/visit-desk'
import { operation } from '@/services/kit/service'
import { moveTo } from '../domain/change-visit'
import { requireVisit, visitTarget } from './desk-visit'

export const moveDeskVisit = operation(contracts.moveDeskVisit, async ({ visitSeq, sequence, startsAt }, ctx) => {
  const row = await requireVisit(ctx, visitSeq)
  const changed = await moveTo(ctx, row, new Date(startsAt), sequence, false)
  ctx.audit('visit.move', visitTarget(visitSeq), { from: row.slot.startsAt.toISOString(), to: startsAt })
  return { item: { sequence: changed } }
})
