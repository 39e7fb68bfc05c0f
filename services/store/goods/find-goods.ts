import { denseWords } from '@/lib/hangul/fold'
import { holdsUntil } from '@/lib/request-context'
import type { GoodsSort } from '@/schemas/api/store/goods'
import { chosenOf, type Facets } from '@/schemas/words/facets'
import { goodsIndex, type IndexedGoods } from '../domain/goods/goods-index'
import { CATEGORY, KIND, SHOP } from '../domain/goods/goods-lists'
import type { Where } from '../domain/goods/store-tree'

interface Wanted {
  kind: 'goods' | 'remodeling'
  categoryId?: string | undefined
  brandId?: string | undefined
  keyword?: string | undefined
  filter?: string | undefined
  sort?: GoodsSort | 'best'
  page?: number
  size: number
}
interface FoundGoods {
  goods: IndexedGoods[]
  total: number
  facets: () => Facets
}

/** One page of the goods that meet all conditions. The answer holds until a time sale of any goods begins or ends. */
export async function findGoods(wanted: Wanted, ctx: Where & { now: Date }): Promise<FoundGoods> {
  const { kind, categoryId, brandId, keyword = '', filter, sort = 'newest', page = 1, size } = wanted
  const known = await goodsIndex(ctx)
  const { index, groups, until } = known.at(ctx.now)
  holdsUntil(until?.getTime())
  const chosen = {
    ...chosenOf(filter, groups),
    [KIND]: [kind],
    ...(categoryId ? { [CATEGORY]: [categoryId] } : {}),
    ...(brandId ? { [SHOP]: [brandId] } : {}),
  }
  const words = denseWords(keyword)
  const within = words.length > 0 ? index.matching((id) => words.every((word) => known.byId.get(id)!.text.includes(word))) : undefined
  const { keys, total } = index.find({ chosen, order: sort, page, size, within })
  return { goods: keys.flatMap((id) => known.byId.get(id) ?? []), total, facets: () => index.facets(groups, chosen, within) }
}
