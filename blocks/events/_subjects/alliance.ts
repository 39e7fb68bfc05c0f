import type { SubjectLoader } from '@/renderer/subjects'
import { readAlliance } from '@/schemas/api/events/alliances'
import { CallFailure } from '@/schemas/api/base/failure'
import { nextEventTurn } from '@/schemas/rules/events/event-window'

/** The benefit of `/zin/event/benefit/:id`. */
export const alliance: SubjectLoader = async ({ params, now, call }) => {
  const seq = Number(params['id'])
  if (!Number.isSafeInteger(seq) || seq < 1 || seq > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readAlliance, { seq })
    const freshUntil = nextEventTurn(item, now)
    return { found: { record: item, title: item.TITLE, description: item.SUMMARY, image: item.IMG_BANNER_PC, freshUntil } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
