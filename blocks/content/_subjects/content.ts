import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readTrend } from '@/schemas/api/content/trends'
import { contentHref, contentPlace } from '@/schemas/rules/content/content-place'

/** The trend, guide, magazine piece or theme of a detail page; the page's pattern names its kind. */
export const content: SubjectLoader = async ({ params, route, call }) => {
  const place = contentPlace(route)
  const seq = Object.values(params)[0]
  if (!place || !seq || seq.length > 100) return 'missing'
  try {
    const { item } = await call(readTrend, { kind: place.kind, seq, ...(place.tab ? { tab: place.tab } : {}) })
    return {
      found: {
        record: item,
        title: item.TITLE,
        description: item.SUMMARY,
        image: item.H_IMG,
        canonical: contentHref(item),
        jsonLd: [
          {
            '@type': 'Article',
            headline: item.TITLE,
            description: item.SUMMARY,
            image: item.H_IMG,
            datePublished: item.REG_DT,
            url: contentHref(item),
          },
        ],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
