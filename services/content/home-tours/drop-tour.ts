import { and, eq, inArray } from 'drizzle-orm'
import { homeTourPhotos, homeTours, interiorCases } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import { emptyTourCase } from '../domain/tour-case'
import { dropUnusedPhotos } from './drop-unused-photos'
import type { TourRow } from './own-tour'
import { photoSources } from './photo-sources'
import { untellFollowers } from './tell-followers'

/**
 * Deletes a tour: its row, what visitors read of it, and the photographs of both that no other tour of the member shows. They go at once,
 * because nothing brings a deleted tour back.
 */
export async function dropTour(ctx: Ctx, { seq, memberNo, document, publishedNumber }: TourRow): Promise<void> {
  await ctx.db.delete(homeTours).where(eq(homeTours.seq, seq))
  const srcs = photoSources(document)
  if (publishedNumber > 0) {
    const [seen] = await ctx.db
      .select({ hImg: interiorCases.hImg, story: interiorCases.story })
      .from(interiorCases)
      .where(and(eq(interiorCases.siteId, ctx.siteId), eq(interiorCases.seq, seq)))
    if (seen) srcs.push(...photoSources(seen))
    await emptyTourCase(ctx, seq)
    await untellFollowers(ctx, { seq, memberNo })
  }
  if (srcs.length > 0) await dropUnusedPhotos(ctx, and(eq(homeTourPhotos.memberNo, memberNo), inArray(homeTourPhotos.src, srcs))!)
}
