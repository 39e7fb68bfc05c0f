import * as contracts from '@/schemas/api/catalog/products'
import { chosenOf } from '@/schemas/words/facets'
import { operation } from '@/services/kit/service'
import { CATEGORY, groupsOf, productIndex } from './product-index'
import { productsBy } from '../domain/products-by'

export const searchProducts = operation(
  contracts.searchProducts,
  async ({ category, attributes, sort = 'latest', page = 1, size = 24 }, { db, siteId }) => {
    const index = await productIndex(db, siteId)
    const groups = await groupsOf(db, siteId, category)
    const chosen = { ...chosenOf(attributes, groups), ...(category ? { [CATEGORY]: [category] } : {}) }
    const { keys, total } = index.find({ chosen, order: sort, page, size })
    return { item: { facets: index.facets(groups, chosen) }, items: await productsBy(keys, { db, siteId }), totalCount: total }
  },
)
