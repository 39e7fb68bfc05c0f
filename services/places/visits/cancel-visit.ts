import * as contracts from '@/schemas/api/places/visits'
import { operation } from '@/services/kit/service'
import { cancelBooked } from '../domain/cancel-booked'
import { isChangeable, presentVisit } from '../domain/own-visit'
import { keyedVisit } from './keyed-visit'

/** Cancelled already, by the same person at another press, is what was wanted. */
export const cancelVisit = operation(contracts.cancelVisit, async ({ key, sequence }, ctx) => {
  const row = await keyedVisit(ctx, key)
  if (row.visit.state === 'cancelled') return { item: presentVisit(row, ctx.now) }
  if (row.visit.sequence !== sequence || row.visit.state !== 'booked') throw ctx.fail('moved')
  if (!isChangeable(row, ctx.now)) throw ctx.fail('late')
  await cancelBooked(ctx, row, sequence, undefined)
  return { item: presentVisit(await keyedVisit(ctx, key), ctx.now) }
})
