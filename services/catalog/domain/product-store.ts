import { and, asc, eq } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import { productRecord } from '@/schemas/records/catalog/product-record'
import { categoryAttributes, products, type ProductMedia } from '@/services/db/tables/catalog'
import { productGoods } from '@/services/db/tables/product-goods'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'
import { categoryLines } from './category-lines'

interface GoodsEntry {
  goods: string
  colour: string
  choices: string[]
  covers?: number
}
interface MediaEntry {
  kind: 'picture' | 'film'
  picture: { src: string; alt: string }
  url: string
  text: string
}

const rowOfMedia = ({ kind, picture, url, text }: MediaEntry): ProductMedia => {
  const isFilm = kind === 'film'
  const which = isFilm ? '02' : '01'
  return { TP: which, DATA_TP: which, FILE_PATH: picture.src, URL: isFilm ? url : '', ALT: picture.alt, DSC: text }
}
const entryOfMedia = ({ TP, FILE_PATH, URL, ALT, DSC }: ProductMedia): MediaEntry => ({
  kind: TP === '02' ? 'film' : 'picture',
  picture: { src: FILE_PATH, alt: ALT },
  url: URL,
  text: DSC,
})

const rows = tableStore(productRecord, {
  table: products,
  key: 'zinPrdId',
  pictures: { picture: ['filePath', 'fileAlt'] },
  toRow: ({ imgVdoList, cateId1, cateId2 }) => ({ imgVdoList: (imgVdoList as MediaEntry[]).map(rowOfMedia), cateId1, cateId2 }),
  fromRow: ({ imgVdoList }) => ({ imgVdoList: (imgVdoList as ProductMedia[]).map(entryOfMedia) }),
  newId: () => shortId('p'),
  tags: (id) => ['products', `product:${id}`],
  problems,
})

/** Products with the upper categories of the chosen one, by which lists find them, and with the goods that sell them. */
export const productStore: RecordStore = {
  ...rows,
  // Each by itself: more than one row is written.
  showMany: undefined,
  hideMany: undefined,
  async show(ctx, id, values, before, parked) {
    await rows.show(ctx, id, { ...values, ...(await upper(ctx, values)) }, before, parked)
    await writeGoods(ctx, id, (values['goods'] as GoodsEntry[] | undefined) ?? [])
  },
  async shown(ctx) {
    const { siteId, productId, orderNo } = productGoods
    const links = await ctx.db.select().from(productGoods).where(eq(siteId, ctx.siteId)).orderBy(asc(productId), asc(orderNo))
    const byProduct = Map.groupBy(links, (one) => one.productId)
    return (await rows.shown(ctx)).map(({ id, values }) => ({
      id,
      values: {
        ...values,
        goods: (byProduct.get(id) ?? []).map(({ goodsId, colour, choices, covers }): GoodsEntry => ({
          ...{ goods: goodsId, colour, choices },
          ...(covers === null ? {} : { covers }),
        })),
      },
    }))
  },
}

/** The goods that sell it, in the order of staff. */
async function writeGoods({ db, siteId }: StoreCtx, productId: string, entries: readonly GoodsEntry[]): Promise<void> {
  await db.delete(productGoods).where(eq(productGoods.productId, productId))
  const list = entries.map(({ goods: goodsId, colour, choices, covers = null }, at) => ({
    ...{ siteId, productId, goodsId, colour, covers },
    choices: choices.map((choice) => choice.trim()),
    orderNo: at + 1,
  }))
  if (list.length > 0) await db.insert(productGoods).values(list)
}

async function upper(ctx: StoreCtx, { cateId }: RecordValues): Promise<{ cateId1: string; cateId2: string | null }> {
  const [cateId1 = cateId as string, cateId2 = null] = (await categoryLines(ctx)).lineOf(cateId as string)
  return { cateId1, cateId2 }
}

/** Conditions that the first-level category of the product does not have. */
async function problems(ctx: StoreCtx, _: string, values: RecordValues): Promise<Problem[]> {
  const chosen = values['attributes'] as string[]
  if (chosen.length === 0) return []
  const { cateId1 } = await upper(ctx, values)
  const { code, label, values: list, siteId, cateId, orderNo } = categoryAttributes
  const groups = await ctx.db
    .select({ code, label, list })
    .from(categoryAttributes)
    .where(and(eq(siteId, ctx.siteId), eq(cateId, cateId1)))
    .orderBy(asc(orderNo))
  const known = new Set(groups.flatMap((group) => group.list.map((one) => `${group.code}:${one.code}`)))
  const unknown = chosen.filter((one) => !known.has(one)).map((one) => wordsOf(one, groups))
  if (unknown.length === 0) return []
  return [
    {
      pointer: '/attributes',
      keyword: 'reference',
      message: `찾기 조건: 고른 카테고리에 없는 조건이 있습니다(${unknown.join(', ')}). 빼고 다시 골라 주세요.`,
    },
  ]
}

/** Its condition by name and the number of its value, which has no name any more; as it is stored when the condition is gone too. */
function wordsOf(chosen: string, groups: readonly { code: string; label: string }[]): string {
  const group = groups.find(({ code }) => chosen.startsWith(`${code}:`))
  return group ? `${group.label} ${chosen.slice(group.code.length + 1)}`.trim() : chosen
}
