import type { Area } from '@/services/area'
import { catalogs } from './catalogs/service'
import { categories } from './categories/service'
import { catalogCounts } from './domain/catalog-counts'
import { catalogStores } from './domain/catalog-stores'
import { catalogTargets } from './domain/catalog-targets'
import { catalogSitemap } from './domain/catalog-sitemap'
import { productSearch } from './domain/product-search'
import { categorySearch } from './domain/category-search'
import { products } from './products/service'
import { seeds } from './seeds'

export const area = {
  services: [categories, products, catalogs],
  stores: catalogStores,
  counts: catalogCounts,
  targets: catalogTargets,
  sitemap: catalogSitemap,
  search: { categories: categorySearch, products: productSearch },
  memberData: [],
  seeds,
} satisfies Area
