import type { SubjectLoader } from '@/renderer/subjects'
import { readBrandNews } from '@/schemas/api/content/brand'
import { CallFailure } from '@/schemas/api/base/failure'

/** The article of `/zin/brand/news/detail/:id?`; without an id it redirects to the list. */
export const brandNews: SubjectLoader = async ({ params, call }) => {
  if (params['id'] === undefined) return { redirect: '/zin/brand/news' }
  const id = Number(params['id'])
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readBrandNews, { id })
    return {
      found: {
        record: item,
        title: item.title,
        description: item.summary,
        ...(item.image ? { image: item.image } : {}),
        jsonLd: [
          {
            '@type': 'NewsArticle',
            headline: item.title,
            description: item.summary,
            datePublished: item.REG_DT,
            ...(item.image ? { image: item.image } : {}),
            url: `/zin/brand/news/detail/${item.seq}`,
          },
        ],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
