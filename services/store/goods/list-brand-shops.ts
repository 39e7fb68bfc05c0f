import * as contracts from '@/schemas/api/store/goods'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { goodsIndex } from '../domain/goods/goods-index'

export const listBrandShops = operation(contracts.listBrandShops, async (_, ctx) => {
  const { brands, byId } = await goodsIndex(ctx)
  const counts = new Map<string, number>()
  for (const { row } of byId.values()) if (row.kind === 'goods' && row.brandId) counts.set(row.brandId, (counts.get(row.brandId) ?? 0) + 1)
  const shapeOf = await pictureShapes(
    brands.map(({ image }) => image),
    ctx,
  )
  return {
    items: brands.map(({ brandId, name, summary, image, imageAlt }) => ({
      id: brandId,
      name,
      summary,
      image,
      imageAlt,
      imageShape: shapeOf(image),
      link: `/store/brand-shop/${encodeURIComponent(brandId)}`,
      goodsCnt: counts.get(brandId) ?? 0,
    })),
  }
})
