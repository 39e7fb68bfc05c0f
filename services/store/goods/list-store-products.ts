import * as contracts from '@/schemas/api/store/goods'
import { operation } from '@/services/kit/service'
import { goodsHeads } from '../domain/goods/goods-heads'
import { findGoods } from './find-goods'

export const listStoreProducts = operation(contracts.listStoreProducts, async ({ size = 24, ...wanted }, ctx) => {
  const { goods, total, facets } = await findGoods({ ...wanted, kind: 'goods', size }, ctx)
  return { item: { facets: facets() }, items: await goodsHeads(goods, ctx), totalCount: total }
})
