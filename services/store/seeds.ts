import type { AreaSeeds, SeedRow } from '@/services/db/seeds/area-seeds'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goodsReviews } from '@/services/db/tables/reviews'
import { brandShops, exhibitGoods, exhibits, goods, goodsVariants, stockEntries, storeCategories } from '@/services/db/tables/store'
import { seedBenefits } from './payments/seed-benefits'
import { seedOrders } from './payments/seed-orders'

const goodsTags = ({ goodsId }: SeedRow): string[] => ['goods', `goods:${String(goodsId)}`]

export const seeds = {
  demo: {
    'store-categories.json': { table: storeCategories, tags: () => ['store-categories'] },
    'brand-shops.json': { table: brandShops, tags: () => ['brand-shops'] },
    'goods.json': { table: goods, tags: goodsTags },
    'goods-variants.json': { table: goodsVariants, tags: goodsTags },
    'stock-entries.json': { table: stockEntries, tags: () => [] },
    'goods-reviews.json': { table: goodsReviews, tags: ({ goodsId }) => [`goods-reviews:${String(goodsId)}`] },
    'exhibits.json': { table: exhibits, tags: () => ['exhibits'] },
    'exhibit-goods.json': { table: exhibitGoods, tags: () => ['exhibits'] },
  },
  byMembers: {
    'goods-questions.json': { table: goodsQuestions, tags: ({ goodsId }) => [`goods-questions:${String(goodsId)}`] },
  },
  people: [seedBenefits, seedOrders],
} satisfies AreaSeeds
