import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/failure'
import { readProduct } from '@/schemas/api/products'

/** The product of `/zin/product/:id`. */
export const product: SubjectLoader = async ({ params, call }) => {
  const prdId = params['id']
  if (!prdId || prdId.length > 100) return 'missing'
  try {
    const { item } = await call(readProduct, { prdId })
    const place = [
      { name: '제품', item: '/zin/home' },
      { name: item.DEPTH1_CATE_NAME, item: `/zin/category/${item.CATE_ID_1}` },
      ...(item.CATE_ID === item.CATE_ID_1 ? [] : [{ name: item.CATE_NAME, item: `/zin/category/${item.CATE_ID}` }]),
      { name: item.ZIN_PRD_NAME, item: `/zin/product/${item.ZIN_PRD_ID}` },
    ]
    return {
      found: {
        record: item,
        title: item.ZIN_PRD_NAME,
        description: item.SUMMARY,
        image: item.FILE_PATH,
        jsonLd: [
          {
            '@type': 'Product', name: item.ZIN_PRD_NAME, sku: item.ZIN_PRD_NO, description: item.SUMMARY, category: item.CATE_NAME,
            image: item.imgVdoList.flatMap(({ TP, FILE_PATH, URL }) => (TP === '01' ? FILE_PATH || URL : [])),
            additionalProperty: item.specs.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
          },
          { '@type': 'BreadcrumbList', itemListElement: place.map((entry, i) => ({ '@type': 'ListItem', position: i + 1, ...entry })) },
        ],
      },
    } // prettier-ignore
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
