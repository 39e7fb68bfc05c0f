import type { Picture } from './picture'

/** Why a form must wait for its pictures; undefined where all of them are stored. */
export function pictureFault(pictures: readonly Picture[]): string | undefined {
  const states = pictures.map(({ state }) => state)
  if (states.includes('left')) return '올리다 만 사진이 있습니다. 같은 사진을 다시 고르거나 빼 주세요.'
  if (states.includes('refused')) return '올리지 못한 사진이 있습니다. 다시 고르거나 빼 주세요.'
  return states.every((state) => state === 'stored') ? undefined : '사진을 다 올린 뒤에 신청해 주세요.'
}
