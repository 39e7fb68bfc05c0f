import type { Listed } from '@/schemas/api/base/contract'
import type { explainSearch } from '@/schemas/api/site/missed-searches'

type Explained = Listed<typeof explainSearch>

/** Where a word stands, from a number on (services/site/domain/search/score-of.ts); a synonym is a little behind. */
const PLACES: readonly (readonly [number, string])[] = [
  [6, '본문'],
  [5, '요약'],
  [3.6, '집의 크기'],
  [3.5, '번호나 규격'],
  [3.4, '색, 선택, 지역'],
  [3.3, '브랜드'],
  [3.2, '분류'],
  [3, '이름 안'],
  [2, '이름 속 낱말의 첫머리'],
  [1.5, '이름 속 낱말'],
  [1.25, '이름의 끝 낱말'],
  [1, '이름의 첫머리'],
  [0, '이름과 같음'],
]
const placeWords = (place: number): string => PLACES.find(([from]) => place >= from)![1]

export interface OrderPart {
  words: string
  value: number
}

/** The parts of a score in words; those that change nothing are left out. Lower is nearer. */
export function orderWords({ worst, mean, boost, popularity, fresh, soldOut }: Explained): OrderPart[] {
  return [
    { words: `자리: ${placeWords(worst)}`, value: worst + mean },
    { words: '종류', value: boost },
    { words: '인기', value: popularity },
    { words: '30일 안의 새것', value: fresh },
    { words: '품절이거나 끝남', value: soldOut },
  ].filter(({ value }, at) => at === 0 || Math.abs(value) >= 0.0005)
}
