import { and, eq, inArray } from 'drizzle-orm'
import { photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTourPhotos, homeTours } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import { dropTourPhotos } from '@/services/members/domain/empty-tour-cases'
import { settleErasure } from '@/services/members/domain/settle-erasure'
import type { TourRow } from './own-tour'

/** Drops the photographs of a removed tour that no other tour of the member shows. */
export async function dropPhotos(ctx: Ctx, { memberNo, document }: TourRow): Promise<void> {
  const { db, siteId } = ctx
  const others = await db
    .select({ document: homeTours.document })
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo)))
  const shown = new Set(others.flatMap((other) => other.document.blocks.flatMap(photosOf)).map(({ src }) => src))
  const srcs = document.blocks.flatMap(photosOf).flatMap(({ src }) => (shown.has(src) ? [] : src))
  if (srcs.length === 0) return
  const uploaded = and(eq(homeTourPhotos.siteId, siteId), eq(homeTourPhotos.memberNo, memberNo), inArray(homeTourPhotos.src, srcs))!
  settleErasure(ctx, await dropTourPhotos(db, uploaded))
}
