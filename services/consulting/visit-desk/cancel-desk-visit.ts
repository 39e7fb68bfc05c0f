import * as contracts from '@/schemas/api/consulting/visit-desk'
import { operation } from '@/services/kit/service'
import { cancel } from '../domain/change-visit'
import { requireVisit, visitTarget } from './desk-visit'

export const cancelDeskVisit = operation(contracts.cancelDeskVisit, async ({ visitSeq, sequence, reason }, ctx) => {
  const row = await requireVisit(ctx, visitSeq)
  const changed = await cancel(ctx, row, sequence, reason)
  ctx.audit('visit.cancel', visitTarget(visitSeq), { reason: reason.trim() })
  return { item: { sequence: changed } }
})
