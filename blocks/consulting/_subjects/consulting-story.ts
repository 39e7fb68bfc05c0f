import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readConsultingStory } from '@/schemas/api/consulting/stories'

/** The story of `/zin/previous-consulting/:seq`. */
export const consultingStory: SubjectLoader = async ({ params, call }) => {
  const seq = Number(params['seq'])
  if (!Number.isSafeInteger(seq) || seq < 1 || seq > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readConsultingStory, { seq })
    const { TITLE: title, SUMMARY: description, H_IMG: image } = item
    return {
      found: {
        record: item,
        title,
        description,
        image,
        jsonLd: [
          {
            '@type': 'Article',
            headline: title,
            description,
            image,
            datePublished: item.REG_DT,
            url: `/zin/previous-consulting/${item.SEQ}`,
          },
        ],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
