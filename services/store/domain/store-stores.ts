import { asc, eq } from 'drizzle-orm'
import { brandShopRecord } from '@/schemas/records/store/brand-shop-record'
import { exhibitRecord } from '@/schemas/records/store/exhibit-record'
import { brandShops, exhibitGoods, exhibits } from '@/services/db/tables/store'
import type { RecordStore } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'
import { goodsStore } from './goods/goods-store'
import { storeCategoryStore } from './goods/store-category-store'
import { storeTermsStore } from './terms/store-terms-store'

const brandShopStore = tableStore(brandShopRecord, {
  table: brandShops,
  key: 'brandId',
  hiddenBy: 'publishedYn',
  pictures: { picture: ['image', 'imageAlt'] },
  newId: () => shortId('brand'),
  tags: (id) => ['brand-shops', `~brand-shop:${id}`],
})

const exhibitRows = tableStore(exhibitRecord, {
  table: exhibits,
  key: 'exhibitSeq',
  hiddenBy: 'publishedYn',
  pictures: { picture: ['image', 'imageAlt'] },
  tags: () => ['exhibits'],
})

/** Promotions with their goods in the order of staff. */
const exhibitStore: RecordStore = {
  ...exhibitRows,
  // Each by itself: more than one row is written.
  showMany: undefined,
  async show(ctx, id, values, before, parked) {
    await exhibitRows.show(ctx, id, values, before, parked)
    const exhibitSeq = Number(id)
    await ctx.db.delete(exhibitGoods).where(eq(exhibitGoods.exhibitSeq, exhibitSeq))
    const list = (values['goods'] as string[]).map((goodsId, at) => ({ siteId: ctx.siteId, exhibitSeq, goodsId, orderNo: at + 1 }))
    if (list.length > 0) await ctx.db.insert(exhibitGoods).values(list)
  },
  async shown(ctx) {
    const { siteId, exhibitSeq, orderNo, goodsId } = exhibitGoods
    const list = await ctx.db.select().from(exhibitGoods).where(eq(siteId, ctx.siteId)).orderBy(asc(exhibitSeq), asc(orderNo), asc(goodsId))
    const byExhibit = Map.groupBy(list, (one) => String(one.exhibitSeq))
    return (await exhibitRows.shown(ctx)).map(({ id, values }) => ({
      id,
      values: { ...values, goods: (byExhibit.get(id) ?? []).map((one) => one.goodsId) },
    }))
  },
}

/** Where the records of this area are kept for visitors. Categories first: goods refer to them, and promotions to goods. */
export const storeStores = [storeCategoryStore, brandShopStore, goodsStore, exhibitStore, storeTermsStore]
