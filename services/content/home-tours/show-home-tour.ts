import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { homeTours } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { anyTour } from './any-tour'
import { showTourCase } from '../domain/tour-case'

export const showHomeTour = operation(contracts.showHomeTour, async ({ seq }, ctx) => {
  const row = await anyTour(ctx, seq)
  if (!row || row.state === 'draft') throw ctx.fail('missing')
  if (row.state !== 'hidden') throw ctx.fail('notHidden')
  await ctx.db.update(homeTours).set({ state: 'published', hiddenReason: '' }).where(eq(homeTours.seq, seq))
  await showTourCase(ctx, seq, true)
  ctx.audit('home-tour.show', String(seq), {}, [row])
  return {}
})
