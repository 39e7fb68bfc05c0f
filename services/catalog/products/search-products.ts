import * as contracts from '@/schemas/api/catalog/products'
import { chosenOf } from '@/schemas/words/facets'
import { operation } from '@/services/kit/service'
import { CATEGORY, groupsOf, productIndex } from './product-index'
import { productsBy } from '../domain/products-by'

export const searchProducts = operation(
  contracts.searchProducts,
  async ({ category, attributes, sort = 'latest', page = 1, size = 24 }, { db, siteId, now }) => {
    const { index, prices } = await productIndex({ db, siteId, now })
    const within: Record<string, string[]> = category ? { [CATEGORY]: [category] } : {}
    const groups = [...prices(within), ...(await groupsOf(db, siteId, category))]
    const chosen = { ...chosenOf(attributes, groups), ...within }
    const { keys, total } = index.find({ chosen, order: sort, page, size })
    return { item: { facets: index.facets(groups, chosen) }, items: await productsBy(keys, { db, siteId, now }), totalCount: total }
  },
)
