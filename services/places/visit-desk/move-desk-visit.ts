import * as contracts from '@/schemas/api/places/visit-desk'
import { operation } from '@/services/kit/service'
import { moveBooked } from '../domain/move-booked'
import { requireVisit, visitTarget } from './present-desk-visit'
import { whoseVisit } from '../domain/whose-visit'

export const moveDeskVisit = operation(contracts.moveDeskVisit, async ({ visitSeq, sequence, startsAt, tellYn, reason }, ctx) => {
  const row = await requireVisit(ctx, visitSeq)
  // Somebody else was first: that is said before what has become impossible by it.
  if (row.visit.sequence !== sequence || row.visit.state !== 'booked') throw ctx.fail('moved')
  if (ctx.now >= row.slot.startsAt) throw ctx.fail('begun')
  const changed = await moveBooked(ctx, row, new Date(startsAt), sequence, { isOwn: false, isTold: tellYn === 'Y' })
  // To the time that it has already: nothing was changed.
  if (changed === sequence) return { item: { sequence } }
  const detail = { from: row.slot.startsAt.toISOString(), to: startsAt, tellYn, reason: reason.trim() }
  ctx.audit('visit.move', visitTarget(visitSeq), detail, [whoseVisit(row.visit)])
  return { item: { sequence: changed } }
})
