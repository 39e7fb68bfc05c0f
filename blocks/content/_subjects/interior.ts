import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readInterior } from '@/schemas/api/content/interiors'
import { caseHref, casePlace } from '@/schemas/rules/content/case-place'

/** The case of `/styling/{kind}/detail/:seq` and `/content/:seq`. One of another kind redirects to its own page. */
export const interior: SubjectLoader = async ({ params, route, call }) => {
  const place = casePlace(route)
  const seq = Number(params['seq'])
  if (!place || !Number.isSafeInteger(seq) || seq < 1 || seq > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readInterior, { seq })
    if (item.TYPE !== place.type) return { redirect: caseHref(item) }
    return {
      found: {
        record: item,
        title: item.TITLE,
        description: item.SUMMARY,
        image: item.H_IMG,
        canonical: caseHref(item),
        jsonLd: [
          {
            '@type': 'Article',
            headline: item.TITLE,
            description: item.SUMMARY,
            image: item.H_IMG,
            datePublished: item.REG_DT,
            keywords: item.hashtags.join(', '),
            url: caseHref(item),
          },
        ],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
