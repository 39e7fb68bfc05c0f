import * as contracts from '@/schemas/api/catalog/products'
import { answer } from '@/services/kit/service'
import { productsBy } from './products-by'

const MOST = 48

export const pickProducts = answer(
  contracts.pickProducts,
  'services/catalog/products/pick-products.ts',
  async ({ ids }, { db, siteId }) => {
    const asked = ids.split(',').flatMap((id) => id.trim() || [])
    return { items: await productsBy([...new Set(asked)].slice(0, MOST), { db, siteId }) }
  },
)
