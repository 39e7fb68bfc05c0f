import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readNotice } from '@/schemas/api/content/notices'

/** The notice of `/cs/notice/detail/:id?`; without an id it redirects to the list. */
export const notice: SubjectLoader = async ({ params, call }) => {
  if (params['id'] === undefined) return { redirect: '/cs/notice' }
  const id = Number(params['id'])
  if (!Number.isSafeInteger(id) || id < 1) return 'missing'
  try {
    const { item } = await call(readNotice, { id })
    return { found: { record: item, title: item.TITLE } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
