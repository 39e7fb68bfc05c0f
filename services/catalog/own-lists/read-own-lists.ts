import * as contracts from '@/schemas/api/catalog/own-lists'
import { operation } from '@/services/kit/service'
import { listsOf } from './lists-of'

export const readOwnLists = operation(contracts.readOwnLists, async (_, ctx) => ({ item: await listsOf(ctx, ctx.session.user!.memberNo) }))
