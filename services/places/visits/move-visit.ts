import * as contracts from '@/schemas/api/places/visits'
import { MOST_MOVES } from '@/schemas/rules/places/visit-form'
import { operation } from '@/services/kit/service'
import { moveBooked } from '../domain/move-booked'
import { isChangeable, presentVisit } from '../domain/own-visit'
import { keyedVisit } from './keyed-visit'

export const moveVisit = operation(contracts.moveVisit, async ({ key, startsAt, sequence }, ctx) => {
  const row = await keyedVisit(ctx, key)
  if (row.visit.sequence !== sequence || row.visit.state !== 'booked') throw ctx.fail('moved')
  if (sequence >= MOST_MOVES) throw ctx.fail('often')
  if (!isChangeable(row, ctx.now)) throw ctx.fail('late')
  await moveBooked(ctx, row, new Date(startsAt), sequence, { isOwn: true, isTold: true })
  return { item: presentVisit(await keyedVisit(ctx, key), ctx.now) }
})
