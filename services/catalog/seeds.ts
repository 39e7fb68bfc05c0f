import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import { productGoods } from '@/services/db/tables/product-goods'
import { catalogs, categoryAttributes, constExams, estimateCosts, productCategories, products } from '@/services/db/tables/catalog'

export const seeds = {
  structure: {
    'product-categories.json': { table: productCategories, tags: () => ['categories'] },
    'category-attributes.json': { table: categoryAttributes, tags: () => ['categories'] },
  },
  demo: {
    'estimate-costs.json': { table: estimateCosts, tags: () => ['estimate-costs'] },
    'products.json': { table: products, tags: ({ zinPrdId }) => ['products', `product:${String(zinPrdId)}`] },
    'product-goods.json': { table: productGoods, tags: () => ['products'] },
    'const-exams.json': { table: constExams, tags: () => ['const-exams'] },
    'catalogs.json': { table: catalogs, tags: () => ['catalogs'] },
  },
} satisfies AreaSeeds
