import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readWinner } from '@/schemas/api/events/winners'
import { EVENTS } from '@/schemas/rules/events/event-path'
import { formatDate } from '@/schemas/words/dates'

/** The post of `/zin/event/winner/detail/:id?`; without an id it redirects to the events (G-EVTNOID). */
export const winner: SubjectLoader = async ({ params, call }) => {
  if (params['id'] === undefined) return { redirect: EVENTS }
  const seq = Number(params['id'])
  if (!Number.isSafeInteger(seq) || seq < 1 || seq > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readWinner, { seq })
    const description = `${formatDate(item.REG_DT)}에 알려 드린 ${item.SUBJECT_WINNER}입니다.`
    return { found: { record: item, title: item.SUBJECT_WINNER, description } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}
