import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { coverOf, photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTours, interiorCases } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'

export const listMyTours = operation(contracts.listMyTours, async (_, ctx) => {
  const { db, siteId, session } = ctx
  const rows = await db
    .select({ tour: homeTours, scrapCnt: interiorCases.scrapCnt })
    .from(homeTours)
    .leftJoin(interiorCases, eq(interiorCases.seq, homeTours.seq))
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, session.user!.memberNo)))
    .orderBy(desc(homeTours.updatedAt), desc(homeTours.seq))
  const covers = rows.map(({ tour }) => coverOf(tour.document)?.src ?? '')
  const shapeOf = await pictureShapes(covers, ctx)
  const items = rows.map(({ tour, scrapCnt }, i) => ({
    seq: tour.seq,
    state: tour.state,
    title: tour.title.trim(),
    cover: covers[i]!,
    coverShape: shapeOf(covers[i]),
    photos: tour.document.blocks.flatMap(photosOf).length,
    paragraphs: tour.document.blocks.filter(({ type }) => type === 'tour-text').length,
    updatedAt: tour.updatedAt.toISOString(),
    hiddenReason: tour.state === 'hidden' ? tour.hiddenReason : '',
    scrapCnt: scrapCnt ?? 0,
  }))
  const drafts = items.filter(({ state }) => state === 'draft')
  return {
    items: [...drafts, ...items.filter(({ state }) => state !== 'draft')],
    item: { drafts: drafts.length },
    totalCount: items.length,
  }
})
