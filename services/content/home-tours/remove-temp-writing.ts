import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { homeTours } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { dropPhotos } from './drop-photos'
import { ownTour } from './own-tour'

/** Only a draft that was never published: anything else is no temporary writing. */
export const removeTempWriting = operation(contracts.removeTempWriting, async ({ seq }, ctx) => {
  const row = await ownTour(ctx, seq, { lock: true })
  if (row?.state !== 'draft') throw ctx.fail('missing')
  await ctx.db.delete(homeTours).where(eq(homeTours.seq, seq))
  await dropPhotos(ctx, row)
  return {}
})
