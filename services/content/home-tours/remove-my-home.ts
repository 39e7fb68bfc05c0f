import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { homeTours } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { emptyTourCase } from '../domain/tour-case'
import { dropPhotos } from './drop-photos'
import { ownTour } from './own-tour'

export const removeMyHome = operation(contracts.removeMyHome, async ({ seq }, ctx) => {
  const row = await ownTour(ctx, seq, { lock: true })
  if (!row) throw ctx.fail('missing')
  await ctx.db.delete(homeTours).where(eq(homeTours.seq, seq))
  if (row.publishedNumber > 0) await emptyTourCase(ctx, seq)
  await dropPhotos(ctx, row)
  return {}
})
