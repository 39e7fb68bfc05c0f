import * as contracts from '@/schemas/api/store/return-desk'
import { operation } from '@/services/kit/service'
import { knownReturn } from './known-return'
import { presentDeskReturn } from './present-desk-return'

export const readDeskReturn = operation(contracts.readDeskReturn, async ({ returnSeq }, ctx) => ({
  item: await presentDeskReturn(ctx, await knownReturn(ctx, returnSeq)),
}))
