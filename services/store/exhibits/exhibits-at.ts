// Promotions and relays in memory, without their text: there are few of them, and every answer about one asks for others.
import { and, asc, count, eq } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import { exhibitGoods, exhibits, goods } from '@/services/db/tables/store'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { pictureShapes } from '@/services/storage/picture-shapes'
import type { Where } from '../domain/goods/store-tree'
import { exhibitLink } from '../domain/goods/exhibit-link'

/** By their first day. */
const knownExhibits = ({ db, siteId }: Where) =>
  memoizeByTags(db, ['exhibits', 'goods'], `exhibits ${siteId}`, async () => {
    const { exhibitSeq, kind, title, summary, image, imageAlt, opensAt, closesAt } = exhibits
    const rows = await db
      .select({ exhibitSeq, kind, title, summary, image, imageAlt, opensAt, closesAt, goodsCnt: count(goods.goodsId) })
      .from(exhibits)
      .leftJoin(exhibitGoods, eq(exhibitGoods.exhibitSeq, exhibits.exhibitSeq))
      .leftJoin(goods, and(eq(goods.goodsId, exhibitGoods.goodsId), eq(goods.publishedYn, 'Y')))
      .where(and(eq(exhibits.siteId, siteId), eq(exhibits.publishedYn, 'Y')))
      .groupBy(exhibits.exhibitSeq)
      .orderBy(asc(opensAt), asc(exhibitSeq))
    const shapeOf = await pictureShapes(
      rows.map((row) => row.image),
      { db, siteId },
    )
    return rows.map((row) => ({ ...row, imageShape: shapeOf(row.image) }))
  })
type Known = Awaited<ReturnType<typeof knownExhibits>>[number]

/** All of them with their state now, by their first day. The answer holds until one opens or ends. */
export async function exhibitsAt(ctx: Where & { now: Date }) {
  const known = await knownExhibits(ctx)
  return known.map((row) => {
    const state = stateAt(row, ctx.now)
    if (state !== 'ended') holdsUntil(state === 'coming' ? row.opensAt.getTime() : row.closesAt.getTime() + 1)
    const { exhibitSeq: id, kind, title, summary, image, imageAlt, imageShape, goodsCnt } = row
    const period = { from: row.opensAt.toISOString(), until: row.closesAt.toISOString() }
    return { id, kind, title, summary, image, imageAlt, imageShape, link: exhibitLink(kind, id), period, state, goodsCnt }
  })
}

/** The first and the last moment belong to its period. */
function stateAt({ opensAt, closesAt }: Known, now: Date): 'coming' | 'open' | 'ended' {
  if (now < opensAt) return 'coming'
  return now <= closesAt ? 'open' : 'ended'
}
