import type { Picture } from './picture'

/** Why a form must wait for its pictures; undefined where all of them are stored. */
export function pictureFault(pictures: readonly Picture[]): string | undefined {
  const states = pictures.map(({ state }) => state)
  if (states.includes('left')) return '올리다 만 사진이 있습니다. 같은 사진을 다시 고르거나 빼 주세요.'
  const refused = pictures.find(({ state }) => state === 'refused')
  if (refused) return `올리지 못한 사진이 있습니다. 빼거나 다른 사진을 골라 주세요. (${refused.name})`
  return states.every((state) => state === 'stored') ? undefined : '사진을 다 올린 뒤에 신청해 주세요.'
}
