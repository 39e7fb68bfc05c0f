import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readPerson } from '@/schemas/api/content/people'

/** The person of `/styling/people/:id`; one who is not shown is missing, whatever the reason. */
export const person: SubjectLoader = async ({ params, call }) => {
  const profileId = params['id'] ?? ''
  if (!/^[0-9a-z]{16,32}$/.test(profileId)) return 'missing'
  try {
    const { item, items } = await call(readPerson, { profileId })
    return {
      found: {
        record: { ...item, tours: items },
        title: `${item.nickname}님의 집들이`,
        description: item.introduction,
        image: item.picture,
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
