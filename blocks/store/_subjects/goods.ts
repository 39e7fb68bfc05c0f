import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readGoods } from '@/schemas/api/store/goods'
import { goodsPath } from '@/schemas/rules/store/goods-path'

/** The goods of `/store/goods/:id`, and the remodelling of `/store/remodeling/:id`: each redirects to the page of its kind. */
export const goods: SubjectLoader = async ({ params, route, call }) => {
  const id = params['id']
  if (!id || id.length > 60) return 'missing'
  try {
    const { item } = await call(readGoods, { id })
    if (route.startsWith('/store/remodeling') !== (item.kind === 'remodeling')) return { redirect: goodsPath(item) }
    return { found: { record: item, title: item.name, description: item.summary, image: item.image, freshUntil: item.saleUntil } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
