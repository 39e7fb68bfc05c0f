import type { Area } from '@/services/area'
import { catalogs } from './catalogs/service'
import { categories } from './categories/service'
import { catalogCounts } from './domain/catalog-counts'
import { catalogMemberData } from './domain/catalog-member-data'
import { catalogStores } from './domain/catalog-stores'
import { catalogTargets } from './domain/catalog-targets'
import { catalogSitemap } from './domain/catalog-sitemap'
import { productSearch } from './domain/product-search'
import { soldProducts } from './domain/sold-products'
import { categorySearch } from './domain/category-search'
import { products } from './products/service'
import { seeds } from './seeds'
import { ownLists } from './own-lists/service'
import { estimates } from './estimates/service'

export const area = {
  services: [categories, products, catalogs, estimates, ownLists],
  stores: catalogStores,
  counts: catalogCounts,
  targets: catalogTargets,
  sitemap: catalogSitemap,
  search: { categories: categorySearch, products: productSearch },
  sold: { products: soldProducts },
  memberData: catalogMemberData,
  seeds,
} satisfies Area
