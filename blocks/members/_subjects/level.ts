import type { SubjectLoader } from '@/renderer/subjects'
import { listLevels } from '@/schemas/api/members/level-tests'

/** The level of `/styling/level/:level`, which friends are shown: it says nothing of whose result it is. */
export const level: SubjectLoader = async ({ params, call }) => {
  const { items } = await call(listLevels, {})
  const found = items.find((one) => one.level === params['level'])
  if (!found) return 'missing'
  return { found: { record: found, title: `${found.NAME}, 인테리어 레벨 테스트`, description: found.SUMMARY, image: found.IMG } }
}
