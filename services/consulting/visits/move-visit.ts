import * as contracts from '@/schemas/api/consulting/visits'
import { operation } from '@/services/kit/service'
import { moveTo } from '../domain/change-visit'
import { isChangeable, presentVisit } from '../domain/own-visit'
import { keyedVisit } from './keyed-visit'

export const moveVisit = operation(contracts.moveVisit, async ({ key, startsAt, sequence }, ctx) => {
  const row = await keyedVisit(ctx, key)
  if (row.visit.sequence !== sequence || row.visit.state !== 'booked') throw ctx.fail('moved')
  if (!isChangeable(row, ctx.now)) throw ctx.fail('late')
  await moveTo(ctx, row, new Date(startsAt), sequence, true)
  return { item: presentVisit(await keyedVisit(ctx, key), ctx.now) }
})
