import { and, asc, eq, gte } from 'drizzle-orm'
import { deliveryOf } from '@/schemas/rules/store/store-terms'
import { storeTerms } from '../domain/terms/store-terms'
import { holdsUntil } from '@/lib/request-context'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/store/goods'
import { FEW_LEFT, type GoodsHead, type Variant } from '@/schemas/api/store/goods'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { exhibitGoods, exhibits, goods, goodsVariants } from '@/services/db/tables/store'
import { operation, type Ctx } from '@/services/kit/service'
import { productOffers } from '@/services/parts/product-offers'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { storeTree } from '../domain/goods/store-tree'
import { exhibitLink } from '../domain/goods/exhibit-link'
import { goodsHeads } from '../domain/goods/goods-heads'
import { goodsIndex, type GoodsIndex, type IndexedGoods } from '../domain/goods/goods-index'
import { CATEGORY, KIND } from '../domain/goods/goods-lists'

const RELATED = 8
/** How many candidates are looked at to find eight with different pictures. */
const RELATED_SEEN = 24

export const readGoods = operation(contracts.readGoods, async ({ id }, ctx) => {
  const index = await goodsIndex(ctx)
  const known = index.byId.get(id)
  if (!known) throw ctx.fail('missing')
  const [row] = await ctx.db
    .select()
    .from(goods)
    .where(and(eq(goods.siteId, ctx.siteId), eq(goods.goodsId, id)))
  if (!row) throw ctx.fail('missing')
  const [head] = await goodsHeads([known], ctx)
  const tree = await storeTree(ctx)
  const images = [{ src: row.image, alt: row.imageAlt }, ...row.images]
  const shapeOf = await pictureShapes(
    images.map(({ src }) => src),
    ctx,
  )
  const { variants, stock } = await variantsOf(id, ctx)
  const terms = await storeTerms(ctx.db, ctx.siteId)
  const asked = deliveryOf(row, terms)
  return {
    item: {
      ...head!,
      soldOutYn: row.kind === 'goods' && stock === 0 ? ('Y' as const) : ('N' as const),
      categories: tree.lineOf(row.categoryId).map(({ id: categoryId, name, link }) => ({ id: categoryId, name, link })),
      images: images.map(({ src, alt }) => ({ src, alt, shape: shapeOf(src) })),
      contents: sanitizeHtml(row.contents),
      options: row.options,
      variants,
      stock,
      deliveryTerms: {
        kind: row.delivery,
        fee: asked.deliveryFee,
        freeFrom: asked.freeFrom,
        installFee: row.installFee,
        installTerms: row.installTerms,
        leadDays: row.leadDays,
        deliversTo: row.deliversTo,
        far: terms.far[row.delivery],
        collecting: terms.collecting[row.delivery],
        mindDays: terms.mindDays,
      },
      customYn: row.customYn,
      notice: row.notice,
      exhibits: await promotionsWith(id, ctx),
      productIds: [...(await productOffers(ctx)).soldBy(id)],
      relatedList: await relatedTo(known, index, ctx),
    },
  }
})

/** What can be bought of the goods, with the pieces that are left now; a number is said only when few are. */
async function variantsOf(goodsId: string, { db, siteId }: Ctx): Promise<{ variants: Variant[]; stock: number | null }> {
  const rows = await db
    .select()
    .from(goodsVariants)
    .where(and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.goodsId, goodsId), eq(goodsVariants.publishedYn, 'Y')))
    .orderBy(asc(goodsVariants.orderNo), asc(goodsVariants.variantId))
  const said = (pieces: number): number | null => (pieces >= FEW_LEFT ? null : pieces)
  const leftOf = ({ given, reserved, sold }: (typeof rows)[number]): number => given - reserved - sold
  return {
    variants: rows.map((row) => ({
      variantId: row.variantId,
      choices: row.choices,
      extraPrice: row.extraPrice,
      left: said(leftOf(row)),
      image: row.image,
      imageAlt: row.imageAlt,
    })),
    stock: said(rows.reduce((sum, row) => sum + leftOf(row), 0)),
  }
}

/** Promotions that run now and have the goods. */
async function promotionsWith(goodsId: string, { db, siteId, now }: Ctx) {
  const rows = await db
    .select({
      id: exhibits.exhibitSeq,
      kind: exhibits.kind,
      title: exhibits.title,
      opensAt: exhibits.opensAt,
      closesAt: exhibits.closesAt,
    })
    .from(exhibitGoods)
    .innerJoin(exhibits, eq(exhibits.exhibitSeq, exhibitGoods.exhibitSeq))
    .where(and(eq(exhibits.siteId, siteId), eq(exhibitGoods.goodsId, goodsId), eq(exhibits.publishedYn, 'Y'), gte(exhibits.closesAt, now)))
    .orderBy(asc(exhibits.closesAt), asc(exhibits.exhibitSeq))
  for (const { opensAt, closesAt } of rows) holdsUntil(opensAt > now ? opensAt.getTime() : closesAt.getTime() + 1)
  return rows.flatMap(({ id, kind, title, opensAt }) => (opensAt <= now ? { id, title, link: exhibitLink(kind, id) } : []))
}

/** Others of its kind: from its own category first, then from those above it, the most viewed first. */
function relatedTo({ row, line }: IndexedGoods, all: GoodsIndex, ctx: Ctx): Promise<GoodsHead[]> {
  const { index } = all.at(ctx.now)
  const near = new Set<IndexedGoods>()
  for (const category of line.toReversed()) {
    if (near.size > RELATED_SEEN) break
    const { keys } = index.find({
      chosen: { [CATEGORY]: [category], [KIND]: [row.kind] },
      order: 'popular',
      page: 1,
      size: RELATED_SEEN + 1,
    })
    for (const key of keys) near.add(all.byId.get(key)!)
  }
  const others = [...near].filter((one) => one.row.goodsId !== row.goodsId).slice(0, RELATED_SEEN)
  return goodsHeads(differentFirst(others, (one) => one.row.image, [row.image]).slice(0, RELATED), ctx)
}
