import * as contracts from '@/schemas/api/store/returns'
import { operation } from '@/services/kit/service'
import { presentReturn } from '../domain/money/present-return'
import { ownReturn } from './own-return'

export const readReturn = operation(contracts.readReturn, async ({ returnSeq }, ctx) => ({
  item: await presentReturn(ctx.db, await ownReturn(ctx, returnSeq), ctx.now),
}))
