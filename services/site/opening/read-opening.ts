import * as contracts from '@/schemas/api/site/opening'
import { operation } from '@/services/kit/service'
import { isClosed } from '../domain/is-closed'

export const readOpening = operation(contracts.readOpening, async (_, { db, siteId }) => ({
  item: { closedYn: (await isClosed(db, siteId)) ? ('Y' as const) : ('N' as const) },
}))
