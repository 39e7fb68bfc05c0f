import * as contracts from '@/schemas/api/content/home-tours'
import { operation } from '@/services/kit/service'
import { followWriting } from '@/services/parts/writing-gifts'
import { dropTour } from './drop-tour'
import { ownTour } from './own-tour'

export const removeMyHome = operation(contracts.removeMyHome, async ({ seq }, ctx) => {
  const row = await ownTour(ctx, seq, { lock: true })
  if (!row) throw ctx.fail('missing')
  await dropTour(ctx, row)
  // What was taken down, or hidden, gave its points back then.
  if (row.state === 'published') await followWriting(ctx, { memberNo: row.memberNo, key: `tour:${row.seq}` }, 'removed')
  return {}
})
