// What a member's home tours leave behind: the case that visitors read, and the photographs.
import { and, arrayOverlaps, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { homeTourPhotos, homeTours, interiorCases } from '@/services/db/tables/content'
import { eventReviews } from '@/services/db/tables/events'
import { dropMemberPictures } from '@/services/storage/drop-member-pictures'
import { UPLOADS } from '@/services/storage/uploads'
import type { Left } from '@/services/parts/member-table'

/** A case without a word: replies name it, so that its row stays. */
export const EMPTY_CASE = {
  publishedYn: 'N' as const,
  title: '',
  summary: '',
  hImg: '',
  hImgAlt: '',
  address: '',
  authorName: '',
  story: [],
  productIds: [],
}

export async function emptyTourCases(tx: Database, rows: SQL): Promise<Left> {
  const tours = await tx.select({ seq: homeTours.seq }).from(homeTours).where(rows)
  const seqs = tours.map(({ seq }) => seq)
  if (seqs.length === 0) return {}
  await tx.update(interiorCases).set(EMPTY_CASE).where(inArray(interiorCases.seq, seqs))
  return { tags: ['interiors', ...seqs.map((seq) => `interior:${seq}`)] }
}

/** Photographs that nobody else uploaded and nothing else shows. */
export async function dropTourPhotos(tx: Database, rows: SQL): Promise<Left> {
  const dropped = await tx.delete(homeTourPhotos).where(rows).returning({ siteId: homeTourPhotos.siteId, src: homeTourPhotos.src })
  const [first] = dropped
  if (!first) return {}
  const { siteId } = first
  const srcs = dropped.map(({ src }) => src)
  const others = await tx
    .select({ src: homeTourPhotos.src })
    .from(homeTourPhotos)
    .where(and(eq(homeTourPhotos.siteId, siteId), inArray(homeTourPhotos.src, srcs)))
  const reviews = await tx
    .select({ urls: eventReviews.urls })
    .from(eventReviews)
    .where(and(eq(eventReviews.siteId, siteId), arrayOverlaps(eventReviews.urls, srcs)))
  const shown = new Set([...others.map(({ src }) => src), ...reviews.flatMap(({ urls }) => urls)])
  const names = srcs.filter((src) => !shown.has(src)).map((src) => src.slice(UPLOADS.length))
  if (names.length === 0) return {}
  return { files: await dropMemberPictures(tx, siteId, names) }
}
