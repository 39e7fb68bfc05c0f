import * as contracts from '@/schemas/api/store/goods'
import { operation } from '@/services/kit/service'
import { goodsHeads } from '../domain/goods/goods-heads'
import { findGoods } from './find-goods'

export const listBestProducts = operation(contracts.listBestProducts, async ({ categoryId, size = 24 }, ctx) => {
  const { goods } = await findGoods({ kind: 'goods', categoryId, filter: 'in-stock', sort: 'best', size }, ctx)
  return { items: await goodsHeads(goods, ctx) }
})
