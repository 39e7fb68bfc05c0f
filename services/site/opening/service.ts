import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/site/opening'
import { isClosed } from '../domain/is-closed'
import { listFirstDay } from './list-first-day'
import { markFirstDay } from './mark-first-day'
import { openSite } from './open-site'

const readOpening = operation(contracts.readOpening, async (_, { db, siteId }) => ({
  item: { closedYn: (await isClosed(db, siteId)) ? ('Y' as const) : ('N' as const) },
}))

export const opening = service('opening', [readOpening, listFirstDay, markFirstDay, openSite])
