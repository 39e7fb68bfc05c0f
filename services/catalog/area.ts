import type { Area } from '@/services/area'
import { catalogs } from './catalogs/service'
import { categories } from './categories/service'
import { catalogCounts } from './domain/catalog-counts'
import { catalogStores } from './domain/catalog-stores'
import { catalogTargets } from './domain/catalog-targets'
import { catalogSitemap } from './domain/catalog-sitemap'
import { productSearch } from './domain/product-search'
import { soldProducts } from './domain/sold-products'
import { categorySearch } from './domain/category-search'
import { products } from './products/service'
import { seeds } from './seeds'
import { estimates } from './estimates/service'

export const area = {
  services: [categories, products, catalogs, estimates],
  stores: catalogStores,
  counts: catalogCounts,
  targets: catalogTargets,
  sitemap: catalogSitemap,
  search: { categories: categorySearch, products: productSearch },
  sold: { products: soldProducts },
  memberData: [],
  seeds,
} satisfies Area
