import { eq, inArray } from 'drizzle-orm'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { TargetKind } from '@/services/targets/target-kind'

export const storeNames: Readonly<Record<string, TargetKind>> = {
  'goods-variant': {
    words: '상품 옵션',
    listPath: '/ice_builder/stock',
    area: 'stock',
    gone: '지금은 없는 상품 옵션',
    namesOf: async ({ db }, ids) => {
      const rows = await db
        .select({ id: goodsVariants.variantId, name: goods.name, choices: goodsVariants.choices })
        .from(goodsVariants)
        .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
        .where(inArray(goodsVariants.variantId, [...ids]))
      return new Map(rows.map(({ id, name, choices }) => [id, [name, ...choices].join(' · ')]))
    },
  },
  'goods-question': { words: '상품 문의', listPath: '/ice_builder/questions' },
  'goods-review': { words: '상품 후기', listPath: '/ice_builder/reviews' },
  order: { words: '주문', path: (id) => `/ice_builder/orders/${id}`, area: 'orders' },
  'order-draft': { words: '전화 주문', path: (id) => `/ice_builder/order-drafts/${id}`, area: 'order-drafts' },
  orders: { words: '주문', isWhole: true },
  return: { words: '교환·반품', path: (id) => `/ice_builder/returns/${id}`, area: 'returns' },
  coupon: { words: '쿠폰', path: (id) => `/ice_builder/coupons/${id}`, area: 'coupons' },
  stock: { words: '재고', isWhole: true },
  sales: { words: '일별 매출', isWhole: true },
}
