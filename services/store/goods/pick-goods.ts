import * as contracts from '@/schemas/api/store/goods'
import { operation } from '@/services/kit/service'
import { goodsHeads } from '../domain/goods/goods-heads'
import { goodsIndex } from '../domain/goods/goods-index'

const MOST = 48

export const pickGoods = operation(contracts.pickGoods, async ({ ids }, ctx) => {
  const { byId } = await goodsIndex(ctx)
  const asked = new Set(ids.split(',').map((id) => id.trim()))
  const picked = [...asked].flatMap((id) => byId.get(id) ?? []).slice(0, MOST)
  return { items: await goodsHeads(picked, ctx) }
})
