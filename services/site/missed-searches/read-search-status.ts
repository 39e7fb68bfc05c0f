import * as contracts from '@/schemas/api/site/missed-searches'
import { settings } from '@/services/base/settings'
import { engineFault, engineStatus, type ToldFault } from '@/services/finding/engine-status'
import { waitingKinds } from '@/services/finding/fill-kinds'
import { operation } from '@/services/kit/service'

export const readSearchStatus = operation(contracts.readSearchStatus, async (_, { db, siteId }) => {
  const filling = (await waitingKinds({ db }, siteId)).length
  const engine = settings().outside.search
  if (!engine) return { item: { filling, engine: null } }
  const { waiting, oldestAt, isFilled, feeding, asking } = await engineStatus(db, siteId)
  return {
    item: {
      filling,
      engine: {
        waiting,
        oldestAt: oldestAt?.toISOString() ?? null,
        behindMost: engine.behindMost / 1_000,
        isLeft: !isFilled || (await engineFault(siteId)) !== undefined,
        feeding: told(feeding),
        asking: told(asking),
      },
    },
  }
})

const told = (fault: ToldFault | undefined) => (fault ? { ...fault, at: new Date(fault.at).toISOString() } : null)
