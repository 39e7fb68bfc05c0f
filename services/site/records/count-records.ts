import * as contracts from '@/schemas/api/site/records'
import { countUpTo } from '@/services/db/count-up-to'
import { records } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'
import { requestedType } from '../domain/requested-type'
import { mayAsk } from '../domain/seen-values'
import { whereListed } from '../domain/where-listed'

/** Nobody turns that many pages, and an act takes no more records at once. */
const MOST = 10_000

export const countRecords = operation(contracts.countRecords, async ({ type, search, filter, state, mine }, ctx) => {
  const store = requestedType(ctx, type)
  if (!mayAsk(ctx, store.type, { search, filter })) throw ctx.fail('hidden')
  const where = whereListed({ siteId: ctx.siteId, type, search, filter, state, by: mine && ctx.session.staff!.id })
  const counted = await countUpTo(ctx.db, records, where, MOST + 1)
  return { item: { total: Math.min(counted, MOST), isMore: counted > MOST } }
})
