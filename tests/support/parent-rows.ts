// Rows that others must point at, with nothing in them that a test is about. What is there already stays as it is.
import type { Database } from '@/services/db/database'
import { productCategories } from '@/services/db/tables/catalog'
import { interiorCases } from '@/services/db/tables/content'
import { events } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { goods, goodsVariants, storeCategories } from '@/services/db/tables/store'

const siteId = 'site'
const picture = '/media/swatches/floor-teak.webp'
const longAgo = new Date('2020-01-01T00:00:00Z')

export async function addMembers(db: Database, ...memberNos: readonly string[]): Promise<void> {
  await db
    .insert(members)
    .values(memberNos.map((memberNo) => ({ siteId, memberNo })))
    .onConflictDoNothing()
}

/** Events that are long over. */
export async function addEvents(db: Database, ...eventSeqs: readonly number[]): Promise<void> {
  const event = {
    siteId,
    eventName: '지난 이벤트',
    eventType: 'default',
    imgBannerPc: picture,
    imgBannerMo: picture,
    imgBannerAlt: '',
    openStrDate: longAgo,
    openEndDate: longAgo,
  }
  await db
    .insert(events)
    .values(eventSeqs.map((eventSeq) => ({ ...event, eventSeq })))
    .onConflictDoNothing()
}

export async function addCases(db: Database, ...seqs: readonly number[]): Promise<void> {
  const one = { siteId, type: 'house' as const, title: '시공사례', hImg: picture, hImgAlt: '', postedAt: longAgo }
  await db
    .insert(interiorCases)
    .values(seqs.map((seq) => ({ ...one, seq })))
    .onConflictDoNothing()
}

/** Categories of the first depth. */
export async function addCategories(db: Database, ...cateIds: readonly string[]): Promise<void> {
  await db
    .insert(productCategories)
    .values(cateIds.map((cateId) => ({ siteId, cateId, cateName: cateId, depth: 1, orderNo: 1 })))
    .onConflictDoNothing()
}

interface PlainGoods {
  /** Pieces of each variant, by its id. */
  variants: Readonly<Record<string, number>>
  more?: Partial<typeof goods.$inferInsert>
}

/** Goods for 10,000 won that come as a parcel, with variants of one option named after their ids. */
export async function addGoods(db: Database, goodsId: string, { variants, more }: PlainGoods): Promise<void> {
  const category = { siteId, categoryId: 'store-parent', category: '스토어', depth: 1, orderNo: 1 }
  await db.insert(storeCategories).values(category).onConflictDoNothing()
  await db.insert(goods).values({
    siteId,
    goodsId,
    kind: 'goods',
    name: `상품 ${goodsId}`,
    categoryId: category.categoryId,
    image: picture,
    price: 12_000,
    salePrice: 10_000,
    delivery: 'parcel',
    releasedAt: longAgo,
    options: [{ name: '종류', values: Object.keys(variants) }],
    ...more,
  })
  await db.insert(goodsVariants).values(
    Object.entries(variants).map(([variantId, given], i) => ({
      siteId,
      variantId,
      goodsId,
      choices: [variantId],
      given,
      orderNo: i + 1,
    })),
  )
}
