import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readProduct } from '@/schemas/api/catalog/products'

/** The product of `/zin/product/:id`. */
export const product: SubjectLoader = async ({ params, call }) => {
  const prdId = params['id']
  if (!prdId || prdId.length > 100) return 'missing'
  try {
    const { item } = await call(readProduct, { prdId })
    return {
      found: {
        record: item,
        title: item.ZIN_PRD_NAME,
        description: item.SUMMARY,
        image: item.FILE_PATH,
        jsonLd: [
          {
            '@type': 'Product',
            name: item.ZIN_PRD_NAME,
            sku: item.ZIN_PRD_NO,
            description: item.SUMMARY,
            category: item.CATE_NAME,
            image: item.imgVdoList.flatMap(({ TP, FILE_PATH, URL }) => (TP === '01' ? FILE_PATH || URL : [])),
            additionalProperty: item.specs.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
          },
        ],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
