import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readSharedFolder } from '@/schemas/api/members/scrap-folders'

/** The folder of `/share/scrap/:token`. One whose link was ended says so; a link that never was is missing. */
export const sharedScraps: SubjectLoader = async ({ params, call }) => {
  const token = params['token'] ?? ''
  if (!/^[A-Za-z0-9_-]{22}$/.test(token)) return 'missing'
  try {
    const { item, items } = await call(readSharedFolder, { token })
    return { found: { record: { ...item, items, isEnded: false }, title: item.title } }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (error.status === 410)
      return { found: { record: { title: '', nickname: '', items: [], isEnded: true }, title: error.message, status: 410 } }
    if (error.status === 404) return 'missing'
    throw error
  }
}
