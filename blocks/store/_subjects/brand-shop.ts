import type { SubjectLoader } from '@/renderer/subjects'
import { listBrandShops } from '@/schemas/api/store/goods'

/** The brand shop of `/store/brand-shop/:id`. */
export const brandShop: SubjectLoader = async ({ params, call }) => {
  const { items } = await call(listBrandShops, {})
  const shop = items.find(({ id }) => id === params['id'])
  if (!shop) return 'missing'
  return { found: { record: shop, title: shop.name, description: shop.summary, image: shop.image } }
}
