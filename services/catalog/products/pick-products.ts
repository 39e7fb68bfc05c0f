import * as contracts from '@/schemas/api/catalog/products'
import { operation } from '@/services/kit/service'
import { productsBy } from '../domain/products-by'

const MOST = 48

export const pickProducts = operation(contracts.pickProducts, async ({ ids }, ctx) => {
  const asked = ids.split(',').flatMap((id) => id.trim() || [])
  return { items: await productsBy([...new Set(asked)].slice(0, MOST), ctx) }
})
