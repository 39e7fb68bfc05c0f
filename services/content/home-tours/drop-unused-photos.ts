// A photograph stays as long as something may show it again: a draft, the published tour, and, for a week after it was taken out, undo or
// work that waits in a browser. Its row says since when no draft is known to show it; the row is locked before anything is decided by it,
// and a save that brings the photograph back locks it too, so that neither overlooks the other.
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { homeTourPhotos, homeTours, interiorCases } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import { dropTourPhotos } from '../domain/empty-tour-cases'
import { settleErasure } from '@/services/members/domain/settle-erasure'
import { photoSources } from './photo-sources'

/**
 * Deletes those of these photographs that neither a draft nor a published tour of their member shows; files follow the commit.
 * @returns how many were looked at.
 */
export async function dropUnusedPhotos(ctx: Ctx, rows: SQL, most?: number): Promise<number> {
  const { db, siteId, now } = ctx
  const { memberNo, src } = homeTourPhotos
  const query = db
    .select({ memberNo, src })
    .from(homeTourPhotos)
    .where(and(eq(homeTourPhotos.siteId, siteId), rows))
    // Every transaction locks in this order, so that two of them never wait for each other.
    .orderBy(asc(memberNo), asc(src))
    .for('update')
  const locked = await (most === undefined ? query : query.limit(most))
  for (const [member, photos] of Map.groupBy(locked, (one) => one.memberNo)) {
    const { drafted, published } = await usesOf(ctx, member)
    const of = (list: { src: string }[]): SQL =>
      and(
        eq(homeTourPhotos.siteId, siteId),
        eq(memberNo, member),
        inArray(
          src,
          list.map((one) => one.src),
        ),
      )!
    const again = photos.filter((one) => drafted.has(one.src))
    if (again.length > 0) await db.update(homeTourPhotos).set({ unusedAt: null }).where(of(again))
    // Visitors see it still: looked at again when that may have changed.
    const later = photos.filter((one) => !drafted.has(one.src) && published.has(one.src))
    if (later.length > 0) await db.update(homeTourPhotos).set({ unusedAt: now }).where(of(later))
    const unused = photos.filter((one) => !drafted.has(one.src) && !published.has(one.src))
    if (unused.length > 0) settleErasure(ctx, await dropTourPhotos(db, of(unused)))
  }
  return locked.length
}

/** What a member's drafts show, and what visitors see of the tours, or would see again once staff show them. */
async function usesOf({ db, siteId }: Ctx, memberNo: string) {
  const tours = await db
    .select({ document: homeTours.document, hImg: interiorCases.hImg, story: interiorCases.story })
    .from(homeTours)
    .leftJoin(interiorCases, eq(interiorCases.seq, homeTours.seq))
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo)))
  return {
    drafted: new Set(tours.flatMap(({ document }) => photoSources(document))),
    published: new Set(tours.flatMap(({ hImg, story }) => photoSources({ hImg: hImg ?? '', story: story ?? [] }))),
  }
}
