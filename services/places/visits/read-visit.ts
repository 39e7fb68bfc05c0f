import * as contracts from '@/schemas/api/places/visits'
import { operation } from '@/services/kit/service'
import { presentVisit } from '../domain/own-visit'
import { keyedVisit } from './keyed-visit'

export const readVisit = operation(contracts.readVisit, async ({ key }, ctx) => ({
  item: presentVisit(await keyedVisit(ctx, key), ctx.now),
}))
