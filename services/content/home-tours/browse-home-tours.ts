import { and, count, desc, eq, ilike, ne, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { coverOf, photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTours, interiorCases } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

/** What members published; their drafts are theirs alone. The words are those that visitors read, never those of a later draft. */
export const browseHomeTours = operation(contracts.browseHomeTours, async ({ state, search, page = 1, size = 24 }, { db, siteId }) => {
  const published = and(eq(homeTours.siteId, siteId), ne(homeTours.state, 'draft'))
  const asked = search?.trim().replace(/[\\%_]/g, '\\$&')
  const wanted = and(
    published,
    state ? eq(homeTours.state, state) : undefined,
    asked ? or(ilike(interiorCases.title, `%${asked}%`), ilike(interiorCases.authorName, `%${asked}%`)) : undefined,
  )
  const joined = eq(interiorCases.seq, homeTours.seq)
  const rows = await db
    .select({ tour: homeTours, shown: interiorCases })
    .from(homeTours)
    .innerJoin(interiorCases, joined)
    .where(wanted)
    .orderBy(desc(homeTours.publishedAt), desc(homeTours.seq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(homeTours).innerJoin(interiorCases, joined).where(wanted)
  const byState = await db.select({ state: homeTours.state, total: count() }).from(homeTours).where(published).groupBy(homeTours.state)
  const of = (one: string) => byState.find((row) => row.state === one)?.total ?? 0
  return {
    item: { counts: { published: of('published'), hidden: of('hidden'), unpublished: of('unpublished') } },
    items: rows.map(({ tour, shown }) => ({
      seq: tour.seq,
      title: shown.title,
      author: shown.authorName,
      cover: shown.hImg || (coverOf(tour.document)?.src ?? ''),
      photos: tour.document.blocks.flatMap(photosOf).length,
      state: tour.state,
      publishedAt: tour.publishedAt?.toISOString() ?? '',
      hiddenReason: tour.state === 'hidden' ? tour.hiddenReason : '',
    })),
    totalCount: all?.total ?? 0,
  }
})
