import * as contracts from '@/schemas/api/places/visit-desk'
import { operation } from '@/services/kit/service'
import { cancelBooked } from '../domain/cancel-booked'
import { requireVisit, visitTarget } from './present-desk-visit'
import { whoseVisit } from '../domain/whose-visit'

export const cancelDeskVisit = operation(contracts.cancelDeskVisit, async ({ visitSeq, sequence, reason }, ctx) => {
  const row = await requireVisit(ctx, visitSeq)
  const changed = await cancelBooked(ctx, row, sequence, reason)
  ctx.audit('visit.cancel', visitTarget(visitSeq), { reason: reason.trim() }, [whoseVisit(row.visit)])
  return { item: { sequence: changed } }
})
