import type { Problem } from '@/schemas/api/base/failure'

const TOLD = 5

/** What is to be looked at, place by place, so that an editor need not search a long form. */
export function placesWords(problems: readonly Problem[]): string {
  const more = problems.length > TOLD ? ` 그 밖에 ${problems.length - TOLD}곳이 더 있습니다.` : ''
  const told = problems.slice(0, TOLD).map(({ message }) => message)
  return `${problems.length}곳을 확인해 주세요. ${told.join(' ')}${more} 입력한 내용은 그대로 있습니다.`
}
