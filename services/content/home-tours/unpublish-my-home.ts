import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { homeTours } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { ownTour } from './own-tour'
import { showTourCase } from '../domain/tour-case'

/** A tour that staff hid stays hidden, and a draft is none for visitors: both answer with the state that they have. */
export const unpublishMyHome = operation(contracts.unpublishMyHome, async ({ seq }, ctx) => {
  const row = await ownTour(ctx, seq, { lock: true })
  if (!row) throw ctx.fail('missing')
  if (row.state !== 'published') return { item: { seq, state: row.state } }
  await ctx.db.update(homeTours).set({ state: 'unpublished', updatedAt: ctx.now }).where(eq(homeTours.seq, seq))
  await showTourCase(ctx, seq, false)
  return { item: { seq, state: 'unpublished' as const } }
})
