import * as contracts from '@/schemas/api/store/goods'
import { operation } from '@/services/kit/service'
import { goodsHeads } from '../domain/goods/goods-heads'
import { findGoods } from './find-goods'

export const listRemodeling = operation(contracts.listRemodeling, async ({ size = 12, ...wanted }, ctx) => {
  const { goods, total } = await findGoods({ ...wanted, kind: 'remodeling', size }, ctx)
  return { items: await goodsHeads(goods, ctx), totalCount: total }
})
