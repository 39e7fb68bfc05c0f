import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/store/goods'
import { goodsHeads } from '../domain/goods/goods-heads'
import { listBrandShops } from './list-brand-shops'
import { pickGoods } from './pick-goods'
import { readGoods } from './read-goods'
import { findGoods } from './find-goods'

const listBestProducts = operation(contracts.listBestProducts, async ({ categoryId, size = 24 }, ctx) => {
  const { goods } = await findGoods({ kind: 'goods', categoryId, filter: 'in-stock', sort: 'best', size }, ctx)
  return { items: await goodsHeads(goods, ctx) }
})

const listProductsByCategory = operation(contracts.listProductsByCategory, async ({ size = 24, ...wanted }, ctx) => {
  const { goods, total } = await findGoods({ ...wanted, kind: 'goods', size }, ctx)
  return { items: await goodsHeads(goods, ctx), totalCount: total }
})

const listRemodeling = operation(contracts.listRemodeling, async ({ size = 12, ...wanted }, ctx) => {
  const { goods, total } = await findGoods({ ...wanted, kind: 'remodeling', size }, ctx)
  return { items: await goodsHeads(goods, ctx), totalCount: total }
})

const listStoreProducts = operation(contracts.listStoreProducts, async ({ size = 24, ...wanted }, ctx) => {
  const { goods, total, facets } = await findGoods({ ...wanted, kind: 'goods', size }, ctx)
  return { item: { facets: facets() }, items: await goodsHeads(goods, ctx), totalCount: total }
})

export const goods = service('goods', [
  listStoreProducts,
  listBestProducts,
  listProductsByCategory,
  listRemodeling,
  pickGoods,
  readGoods,
  listBrandShops,
])
