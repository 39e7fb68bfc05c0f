import type { SubjectLoader } from '@/renderer/subjects'
import { readBrandNews } from '@/schemas/api/content/brand'
import { CallFailure } from '@/schemas/api/base/failure'

/** The activity of `/zin/brand/zenne/activity/:id`. */
export const brandActivity: SubjectLoader = async ({ params, call }) => {
  const id = Number(params['id'])
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readBrandNews, { kind: 'activity', id })
    const { title, summary, image, writer, REG_DT } = item
    return {
      found: {
        record: item,
        title,
        description: summary,
        ...(image ? { image } : {}),
        jsonLd: [
          {
            '@type': 'Article',
            headline: title,
            description: summary,
            datePublished: REG_DT,
            ...(writer ? { author: { '@type': 'Person', name: writer } } : {}),
            ...(image ? { image } : {}),
            url: `/zin/brand/zenne/activity/${item.seq}`,
          },
        ],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
