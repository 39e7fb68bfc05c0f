import { eq } from 'drizzle-orm'
import { homeTours } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import { showTourCase } from '../domain/tour-case'
import type { TourRow } from './own-tour'

/** Hides a tour from visitors or shows it again, with its line of the audit log. @param reason read by the writer of a hidden one. */
export async function storeTourDecision(ctx: Ctx, row: TourRow, decision: 'hide' | 'show', reason: string): Promise<void> {
  const { seq } = row
  const isHidden = decision === 'hide'
  await ctx.db
    .update(homeTours)
    .set({ state: isHidden ? 'hidden' : 'published', hiddenReason: isHidden ? reason : '' })
    .where(eq(homeTours.seq, seq))
  await showTourCase(ctx, seq, !isHidden)
  ctx.audit(isHidden ? 'home-tour.hide' : 'home-tour.show', String(seq), reason ? { reason } : {}, [row])
}
