import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { homeTours } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { anyTour } from './any-tour'
import { showTourCase } from '../domain/tour-case'

export const hideHomeTour = operation(contracts.hideHomeTour, async ({ seq, reason }, ctx) => {
  const row = await anyTour(ctx, seq)
  if (!row || row.state === 'draft') throw ctx.fail('missing')
  if (row.state !== 'published') throw ctx.fail('notShown')
  await ctx.db.update(homeTours).set({ state: 'hidden', hiddenReason: reason.trim() }).where(eq(homeTours.seq, seq))
  await showTourCase(ctx, seq, false)
  ctx.audit('home-tour.hide', String(seq), { reason: reason.trim() }, [row])
  return {}
})
